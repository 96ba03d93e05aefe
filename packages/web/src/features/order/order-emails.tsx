import type { OrderEmail } from '@foyer/contracts/email/email'
import type { Order } from '@foyer/contracts/order/order'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { EmailList } from '../../components/ui/email-list.tsx'
import { paths } from '../../paths.ts'
import { unreachedAttendee } from './lost-address.ts'

/** Every email about an order and its tickets, newest first; leads to those whom their ticket did not reach. */
export function OrderEmails({ order, timeZone }: { order: Order; timeZone: string }) {
  if (order.emails.length === 0) return null
  const attendees = `${paths.event(order.event_id, 'attendees')}?attendee=`
  const correct = (email: OrderEmail) => {
    const unreached = unreachedAttendee(order, email)
    return (
      unreached && (
        <Link to={`${attendees}${unreached}`} className="w-fit underline underline-offset-4">
          <Trans>Correct the address and send the ticket again</Trans>
        </Link>
      )
    )
  }
  return (
    <section className="grid gap-3">
      <h3 className="text-base font-semibold">
        <Trans>Emails</Trans>
      </h3>
      <EmailList emails={order.emails} timeZone={timeZone} actionOf={correct} />
    </section>
  )
}
