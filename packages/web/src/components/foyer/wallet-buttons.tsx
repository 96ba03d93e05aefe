import { walletPaths } from '@foyer/contracts/wallet/wallet'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { WalletCards } from 'lucide-react'
import { stageQuery } from '../../lib/api/stage.ts'
import { Button } from '../ui/button.tsx'

/** What is added: one ticket, or all valid tickets of an order, which wallets take up to ten at once. */
type Added = { ticket: string } | { order: string; count: number }

const mostAtOnce = 10

/**
 * Adds tickets to the wallets that the stage offers; nothing where it offers none. Phones see their own wallet first, or alone where they
 * cannot have the other one. The marks of Apple and Google may not be passed on, so these buttons are Foyer's own.
 */
export function WalletButtons(added: Added) {
  const { data: stage } = useQuery(stageQuery())
  if ('count' in added && (added.count === 0 || added.count > mostAtOnce)) return null
  const offered = (stage?.wallets ?? []).filter((wallet) => wallet === 'GOOGLE' || !isAndroid())
  if (offered.length === 0) return null
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] gap-2 print:hidden">
      {offered.includes('APPLE') && (
        <Button asChild variant="secondary">
          <a
            href={
              'ticket' in added ? walletPaths.applePass(added.ticket) : walletPaths.applePasses(added.order)
            }
          >
            <WalletCards />
            <Trans>Add to Apple Wallet</Trans>
          </a>
        </Button>
      )}
      {offered.includes('GOOGLE') && (
        <Button asChild variant="secondary">
          <a
            href={
              'ticket' in added ? walletPaths.googlePass(added.ticket) : walletPaths.googlePasses(added.order)
            }
            rel="noreferrer"
          >
            <WalletCards />
            <Trans>Add to Google Wallet</Trans>
          </a>
        </Button>
      )}
    </div>
  )
}

/** Android has no Apple Wallet; every other device can at least pass a file on to a phone that has. */
const isAndroid = () => /Android/i.test(navigator.userAgent)
