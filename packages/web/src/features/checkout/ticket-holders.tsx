import { Plural, Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import type { AppForm } from '../../components/ui/form/use-app-form.tsx'
import { ticketQuestions } from './asked-questions.ts'
import type { CheckoutOrder } from './checkout-order.ts'
import type { DetailsValues } from './details-form-schema.ts'
import { TicketHolderFields } from './ticket-holder-fields.tsx'

interface TicketHoldersProps {
  form: AppForm<DetailsValues>
  order: CheckoutOrder
  attendees: DetailsValues['attendees']
}

/**
 * The order's tickets and their holders. Guests are optional and collapsed, unless the event asks for everybody's name or
 * has questions about each ticket.
 */
export function TicketHolders({ form, order, attendees }: TicketHoldersProps) {
  const { asked_names } = order.event
  const hasQuestions = order.attendees.some(({ ticket_id }) => ticketQuestions(order, ticket_id).length > 0)
  if (asked_names === 'NONE' && !hasQuestions) return null
  const tickets = (
    <ol className="grid gap-3">
      {order.attendees.map((attendee, index) => (
        <TicketHolderFields
          key={attendee.short_id}
          form={form}
          index={index}
          attendee={attendee}
          asked={asked_names}
          questions={ticketQuestions(order, attendee.ticket_id)}
          isBuyer={attendees[index]?.is_buyer ?? false}
        />
      ))}
    </ol>
  )
  if (asked_names === 'BUYER' && !hasQuestions && attendees.length > 1)
    return <FoldedGuests attendees={attendees}>{tickets}</FoldedGuests>
  const isAllBuyers = attendees.every(({ is_buyer }) => is_buyer)
  const giveAllToBuyer = () => {
    for (const index of attendees.keys()) form.methods.setValue(`attendees.${index}.is_buyer`, true)
  }
  return (
    <section aria-labelledby="tickets" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="tickets" className="font-semibold">
          <Plural value={attendees.length} one="Your ticket" other="Your # tickets" />
        </h2>
        {asked_names === 'EVERYBODY' && attendees.length > 1 && !isAllBuyers && (
          <Button size="sm" variant="secondary" onClick={giveAllToBuyer}>
            <Trans>Use my details for all</Trans>
          </Button>
        )}
      </div>
      {tickets}
    </section>
  )
}

/** Open at first if a guest was named before. */
function FoldedGuests({
  attendees,
  children,
}: {
  attendees: DetailsValues['attendees']
  children: ReactNode
}) {
  const [isOpen] = useState(attendees.some(({ is_buyer }) => !is_buyer))
  return (
    <details open={isOpen} className="group rounded-lg border">
      <summary className="flex list-none items-center gap-4 p-4 [&::-webkit-details-marker]:hidden">
        <span className="grid grow gap-0.5">
          <span className="font-medium">
            <Trans>Add guests’ names</Trans>
          </span>
          <span className="text-sm text-muted-foreground">
            <Plural
              value={attendees.filter(({ is_buyer }) => is_buyer).length}
              one="# ticket is in your name."
              other="# tickets are in your name."
            />
          </span>
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="border-t p-4">{children}</div>
    </details>
  )
}
