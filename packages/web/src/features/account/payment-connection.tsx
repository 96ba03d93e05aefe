import type { Account, StripeConnectionStatus } from '@foyer/contracts/account/account'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import { type BadgeTone, StatusBadge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card, CardContent } from '../../components/ui/card.tsx'
import { useConnectStripe } from './account-mutations.ts'
import { requirementSubjects } from './requirement-subjects.ts'

/** Specification §4: not connected, setup incomplete, connected. */
const states: Record<StripeConnectionStatus, [BadgeTone, MessageDescriptor, MessageDescriptor]> = {
  NOT_CONNECTED: [
    'neutral',
    msg`Not connected`,
    msg`Connect a Stripe account to sell paid tickets. Payments go straight to it, and Stripe pays them out to your bank. Free tickets need none of this.`,
  ],
  SETUP_INCOMPLETE: [
    'warning',
    msg`Setup incomplete`,
    msg`Stripe needs a little more from you before you can take payments. What you entered so far is kept.`,
  ],
  CONNECTED: [
    'success',
    msg`Connected`,
    msg`You can sell paid tickets. Payouts, fees and your bank account are in your Stripe dashboard.`,
  ],
}

export function PaymentConnection({ account }: { account: Account }) {
  const { i18n } = useLingui()
  const connect = useConnectStripe(account.id)
  const [tone, word, explanation] = states[account.stripe_connection]
  return (
    <Card>
      <CardContent className="grid justify-items-start gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="text-base font-semibold">Stripe</h2>
          <StatusBadge tone={tone}>{i18n._(word)}</StatusBadge>
        </div>
        <p className="max-w-prose text-muted-foreground">{i18n._(explanation)}</p>
        <Requirements requirements={account.stripe_requirements} />
        {account.stripe_connection !== 'CONNECTED' && (
          <Button isBusy={connect.isPending || connect.isSuccess} onClick={() => connect.mutate()}>
            {account.stripe_connection === 'NOT_CONNECTED' ? (
              <Trans>Connect Stripe</Trans>
            ) : (
              <Trans>Continue setup</Trans>
            )}
            <ExternalLink />
          </Button>
        )}
      </CardContent>
    </Card>
  )
}

/** What Stripe still wants to know. */
function Requirements({ requirements }: { requirements: readonly string[] }) {
  const { i18n } = useLingui()
  if (requirements.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3 className="font-medium">
        <Trans>Still missing</Trans>
      </h3>
      <ul className="grid list-disc gap-1 ps-5 text-muted-foreground">
        {requirementSubjects(requirements, i18n).map((subject) => (
          <li key={subject}>{subject}</li>
        ))}
      </ul>
    </div>
  )
}
