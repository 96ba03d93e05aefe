import { Plural, Trans } from '@lingui/react/macro'
import { useNavigate } from 'react-router-dom'
import { RichText } from '../../components/foyer/rich-text.tsx'
import type { CheckoutOrder } from '../../features/checkout/checkout-order.ts'
import { DetailsForm } from '../../features/checkout/details-form.tsx'
import { LeaveCheckoutButton } from '../../features/checkout/leave-checkout-button.tsx'
import { StepHeading } from '../../features/checkout/step-heading.tsx'
import { paths } from '../../paths.ts'
import { useCheckoutOrder } from './checkout-page.tsx'

export function CheckoutDetailsPage() {
  const order = useCheckoutOrder()
  const navigate = useNavigate()
  const next = order.total > 0 ? 'payment' : 'summary'
  return (
    <>
      <DetailsHeading order={order} />
      <RichText html={order.event.pre_checkout_message} className="rounded-lg border bg-card p-4" />
      <DetailsForm
        order={order}
        onDone={() => void navigate(paths.checkout(order.event_id, order.short_id, next))}
      />
      <div className="flex justify-end border-t pt-4">
        <LeaveCheckoutButton order={order} />
      </div>
    </>
  )
}

/** The heading says whether the step asks about the buyer or about every attendee. */
function DetailsHeading({ order }: { order: CheckoutOrder }) {
  if (order.event.asked_names !== 'EVERYBODY')
    return (
      <StepHeading id="buyer">
        <Trans>Your details</Trans>
      </StepHeading>
    )
  return (
    <StepHeading>
      <Plural value={order.attendees.length} one="Who is the ticket for?" other="Who are the tickets for?" />
    </StepHeading>
  )
}
