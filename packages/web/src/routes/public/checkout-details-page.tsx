import { Plural, Trans } from '@lingui/react/macro'
import { RichText } from '../../components/foyer/rich-text.tsx'
import type { CheckoutOrder } from '../../features/checkout/checkout-order.ts'
import { DetailsForm } from '../../features/checkout/details-form.tsx'
import { LeaveCheckoutButton } from '../../features/checkout/leave-checkout-button.tsx'
import { StepHeading } from '../../features/checkout/step-heading.tsx'
import { leaveFor } from '../../lib/browser/leave-for.ts'
import { paths } from '../../paths.ts'
import type { BuyerPageProps } from './buyer-page-props.ts'
import { CheckoutPage } from './checkout-page.tsx'

export function CheckoutDetailsPage(props: BuyerPageProps) {
  return (
    <CheckoutPage {...props} step="details">
      {(order) => <DetailsStep order={order} />}
    </CheckoutPage>
  )
}

function DetailsStep({ order }: { order: CheckoutOrder }) {
  const next = order.total > 0 ? 'payment' : 'summary'
  return (
    <>
      <DetailsHeading order={order} />
      <RichText html={order.event.pre_checkout_message} className="rounded-lg border bg-card p-4" />
      <DetailsForm
        order={order}
        onDone={() => leaveFor(paths.checkout(order.event_id, order.short_id, next))}
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
