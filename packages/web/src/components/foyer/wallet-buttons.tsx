import { mostPassesAtOnce, walletPaths } from '@foyer/contracts/wallet/wallet-paths'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { WalletCards } from 'lucide-react'
import { stageQuery } from '../../lib/api/stage.ts'
import { Button } from '../ui/button.tsx'
import { ButtonRow } from '../ui/button-row.tsx'

/** One ticket, or all valid tickets of an order. */
type Added = { ticket: string } | { order: string; count: number }

/** Wallets take ten tickets at once, so a larger order has a button for each ten. */
interface Batch {
  /** "(1–10)" of an order in several parts; else nothing. */
  numbers: string
  apple: string
  google: string
}

/**
 * Adds tickets to the wallets that the stage offers, if any. Phones show their own wallet first, or only that if they
 * cannot have the other. `isMain`: the first one is the screen's primary action. Apple and Google do not license their badges to others, so Foyer draws its own buttons.
 */
export function WalletButtons({ isMain = false, ...added }: Added & { isMain?: boolean }) {
  const offered = useOfferedWallets()
  const [first] = offered
  const variantOf = (wallet: typeof first) => (isMain && wallet === first ? 'primary' : 'secondary')
  const batches = batchesOf(added)
  if (offered.length === 0 || batches.length === 0) return null
  return (
    <ButtonRow>
      {offered.includes('APPLE') &&
        batches.map(({ numbers, apple }) => (
          <Button key={apple} asChild variant={variantOf('APPLE')}>
            <a href={apple}>
              <WalletCards />
              <Trans>Add to Apple Wallet</Trans> {numbers}
            </a>
          </Button>
        ))}
      {offered.includes('GOOGLE') &&
        batches.map(({ numbers, google }) => (
          <Button key={google} asChild variant={variantOf('GOOGLE')}>
            <a href={google} rel="noreferrer">
              <WalletCards />
              <Trans>Add to Google Wallet</Trans> {numbers}
            </a>
          </Button>
        ))}
    </ButtonRow>
  )
}

/** The stage's wallets that this device may have; none until the script has asked for them. */
export function useOfferedWallets() {
  const { data: stage } = useQuery(stageQuery())
  return (stage?.wallets ?? []).filter((wallet) => wallet === 'GOOGLE' || !isAndroid())
}

function batchesOf(added: Added): Batch[] {
  if ('ticket' in added) {
    const { ticket } = added
    return [{ numbers: '', apple: walletPaths.applePass(ticket), google: walletPaths.googlePass(ticket) }]
  }
  const { order, count } = added
  return Array.from({ length: Math.ceil(count / mostPassesAtOnce) }, (_, index) => {
    const first = index * mostPassesAtOnce + 1
    const last = Math.min(count, first + mostPassesAtOnce - 1)
    const range = first === last ? `(${first})` : `(${first}–${last})`
    return {
      numbers: count > mostPassesAtOnce ? range : '',
      apple: walletPaths.applePasses(order, index + 1),
      google: walletPaths.googlePasses(order, index + 1),
    }
  })
}

/** Android has no Apple Wallet. Any other device can at least send the file to a phone that has it. */
const isAndroid = () => /Android/i.test(navigator.userAgent)
