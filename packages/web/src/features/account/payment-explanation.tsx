import type { PaymentConnection } from '@foyer/contracts/account/payment-connection'
import { Trans } from '@lingui/react/macro'

/** What the state of the connection means for the account's events, in a sentence or two. */
export function PaymentExplanation({ connection }: { connection: PaymentConnection }) {
  return (
    <p className="max-w-prose text-muted-foreground">
      <Explanation connection={connection} />
    </p>
  )
}

function Explanation({ connection: { status, requirements } }: { connection: PaymentConnection }) {
  if (status === 'NOT_CONNECTED')
    return (
      <Trans>
        Connect a Stripe account to sell paid tickets. Payments go straight to it, and Stripe pays them out to
        your bank. You do not need one for free tickets.
      </Trans>
    )
  if (status === 'CONNECTED')
    return (
      <Trans>
        You can sell paid tickets. Payouts, fees and your bank account are in your Stripe dashboard. You can
        also disconnect there. Paid tickets are then no longer sold.
      </Trans>
    )
  if (requirements.length === 0)
    return (
      <Trans>
        Stripe is checking your details. This can take from a few minutes to a few days. You do not need to do
        anything.
      </Trans>
    )
  return (
    <Trans>
      Stripe needs a little more from you before you can take payments. What you have entered so far is saved.
    </Trans>
  )
}
