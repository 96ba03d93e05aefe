import type { Attendee, AttendeeRow } from '@foyer/contracts/attendee/attendee'
import type { Order, OrderRow } from '@foyer/contracts/order/order'
import { isPaidInFoyer } from '@foyer/contracts/order/order-status'
import { shownName } from '@foyer/contracts/person-name'
import { useLingui } from '@lingui/react/macro'
import { ReceiptText, Undo2, UserRound } from 'lucide-react'
import { CommandGroup, CommandItem } from '../../../components/ui/command.tsx'
import { useFormat } from '../../../lib/format/use-format.ts'
import { paths } from '../../../paths.ts'

interface RowCommandsProps {
  eventId: string
  heading: string
  words: string
  orders: readonly (Order | OrderRow)[]
  attendees: readonly (Attendee | AttendeeRow)[]
  onGo: (to: string, state?: object) => void
}

/** Orders and people to open. What the server found always matches, whatever the menu's own filter says. */
export function RowCommands({ eventId, heading, words, orders, attendees, onGo }: RowCommandsProps) {
  const { t } = useLingui()
  const format = useFormat()
  if (orders.length + attendees.length === 0) return null
  const orderPath = (id: string) => `${paths.event(eventId, 'orders')}?order=${id}`
  const [only] = orders
  const refund = (reference: string) => t`Refund ${reference}`
  return (
    <CommandGroup heading={heading}>
      {orders.map((order) => (
        <CommandItem
          key={order.short_id}
          value={`order ${order.short_id}`}
          keywords={[shownName(order), order.reference, order.email, words]}
          icon={ReceiptText}
          note={`${order.reference} · ${format.money(order.total, order.currency)}`}
          onSelect={() => onGo(orderPath(order.short_id))}
        >
          {shownName(order) || order.reference}
        </CommandItem>
      ))}
      {only && orders.length === 1 && isRefundable(only) && (
        <CommandItem
          value={`refund ${only.short_id}`}
          keywords={[refund(only.reference), words]}
          icon={Undo2}
          onSelect={() => onGo(orderPath(only.short_id), { dialog: 'refund' })}
        >
          {refund(only.reference)}
        </CommandItem>
      )}
      {attendees.map((attendee) => (
        <CommandItem
          key={attendee.short_id}
          value={`attendee ${attendee.short_id}`}
          keywords={[shownName(attendee), attendee.reference, attendee.email, words]}
          icon={UserRound}
          note={`${attendee.reference} · ${attendee.ticket_title}`}
          onSelect={() => onGo(`${paths.event(eventId, 'attendees')}?attendee=${attendee.short_id}`)}
        >
          {shownName(attendee) || attendee.reference}
        </CommandItem>
      ))}
    </CommandGroup>
  )
}

/** Whether some of a card payment may be left; the order itself says so for certain. */
function isRefundable({
  payment_provider,
  display_status,
  total,
  refunded_total,
}: Order | OrderRow): boolean {
  const isSettled = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUND_FAILED', 'CANCELLED'].includes(display_status)
  return isPaidInFoyer(payment_provider) && isSettled && refunded_total < total
}
