import { createEventMessageBody } from '@foyer/contracts/event-message/event-message'
import { createEventMessage } from '@foyer/core/event-message/create-event-message'
import type { CreatedDemoEvent } from './create-demo-event.ts'
import type { DemoOwner } from './demo-account.ts'

/** The organizer wrote to the supper's guests a few days ago. The queue sends the message, so its emails are in the inbox. */
export async function tellGuests(
  owner: DemoOwner,
  { event, tickets }: CreatedDemoEvent,
  at: Date,
): Promise<void> {
  const supper = tickets.find(({ ticket }) => ticket.title === 'Lantern-making supper')
  if (!supper) return
  await createEventMessage(owner(at), {
    params: { event_id: event.id },
    body: createEventMessageBody.parse({
      subject: 'The supper begins at seven',
      content: `<p>The long table stands in the tram hall this year, whatever the weather. <strong>Doors open at half past
        six.</strong></p><p>Tell us by Friday what you do not eat, and we cook around it.</p>`,
      recipient_group: 'TICKET_HOLDERS',
      ticket_ids: [supper.ticket.id],
      is_event_related: true,
    }),
  })
}
