import * as z from 'zod'
import { archivedEvent } from '../archive/archive-lines.ts'
import { eventSettings } from '../event/event-settings.ts'
import { updateOf } from '../update-of.ts'

const { shape } = archivedEvent
const external_id = shape.external_id.optional()

const ticket = shape.tickets.element
const price = ticket.shape.prices.element.extend({ external_id })

/**
 * A line of a file of events: as in `events.jsonl` of an archive, where a new file may leave out more. What is left out is as the API makes it. Things
 * name a ticket by its `external_id`, or by its title where it has none.
 */
export const importedEvent = archivedEvent.extend({
  /** An organizer of the account, by name or id. */
  organizer: shape.organizer.optional(),
  timezone: shape.timezone.optional(),
  currency: shape.currency.optional(),
  /** Read over: an imported event is a draft. */
  status: shape.status.optional(),
  is_test: shape.is_test.optional(),
  /** Laid over what the account's new events begin with. */
  settings: updateOf(eventSettings).optional(),
  tickets: z
    .array(
      ticket.extend({
        external_id,
        prices: z.array(price).min(1).max(50),
        /** Of the account, by name or id; left out: those of every new ticket. */
        taxes_and_fees: z.array(z.string().max(100)).max(20).optional(),
      }),
    )
    .max(500)
    .default([]),
  questions: z.array(shape.questions.element.extend({ external_id })).max(50).default([]),
  capacity_assignments: z
    .array(shape.capacity_assignments.element.extend({ external_id }))
    .max(500)
    .default([]),
  promo_codes: z.array(shape.promo_codes.element.extend({ external_id })).max(10_000).default([]),
  check_in_lists: z.array(shape.check_in_lists.element.extend({ external_id })).max(500).default([]),
  affiliates: z.array(shape.affiliates.element.extend({ external_id })).max(5000).default([]),
  translations: shape.translations.default([]),
})
export type ImportedEvent = z.infer<typeof importedEvent>
