import type { PaymentConnection } from '@foyer/contracts/account/payment-connection'
import { Trans, useLingui } from '@lingui/react/macro'
import { requirementSubjects } from './requirement-subjects.ts'

/** The details that Stripe needs before payments can begin, or soon, so that payments can continue. */
export function PaymentRequirements({ connection }: { connection: PaymentConnection }) {
  const { i18n } = useLingui()
  const { requirements, status } = connection
  if (requirements.length === 0 || status === 'NOT_CONNECTED') return null
  return (
    <div className="grid gap-2">
      <h3 className="font-medium">
        {status === 'CONNECTED' ? <Trans>Stripe will soon ask for</Trans> : <Trans>Still missing</Trans>}
      </h3>
      <ul className="grid list-disc gap-1 ps-5 text-muted-foreground">
        {requirementSubjects(requirements, i18n).map((subject) => (
          <li key={subject}>{subject}</li>
        ))}
      </ul>
    </div>
  )
}
