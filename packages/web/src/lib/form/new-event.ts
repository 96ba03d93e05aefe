import { createEventBody } from '@foyer/contracts/event/event'
import { email, name } from '@foyer/contracts/text'
import { type PriceProblem, priceProblem } from '@foyer/contracts/ticket/price-problem'
import { ticketBody } from '@foyer/contracts/ticket/ticket'
import * as z from 'zod'

/** All that one screen asks for an event, with its description as plain text: an editor would make the screen heavy. The first event of an account also names its organizer (docs/decisions/0099). */
export const newEventForm = createEventBody.safeExtend({
  first_ticket: ticketBody,
  organizer: z.strictObject({ name, email }).optional(),
})
/** The same where the organizer does not exist yet. */
export const firstEventForm = newEventForm.safeExtend({ organizer_id: z.literal('') })

export type NewEventInput = z.input<typeof newEventForm>
export type NewEvent = z.output<typeof newEventForm>

/** The form, with only prices that can be paid. The server also counts the account's default taxes and fees. */
export function payable(
  form: typeof newEventForm | typeof firstEventForm,
  say: (problem: PriceProblem, currency: string) => string,
): typeof newEventForm {
  const check = ({ value, issues }: z.core.ParsePayload<NewEvent>) => {
    const { currency = 'USD', first_ticket } = value
    const { min_per_order, prices } = first_ticket
    for (const [index, { price }] of prices.entries()) {
      const problem = priceProblem({ price, currency, min_per_order, taxesAndFees: [] })
      const path = ['first_ticket', 'prices', index, 'price']
      if (problem) issues.push({ code: 'custom', path, message: say(problem, currency), input: value })
    }
  }
  return (form as typeof newEventForm).check(check)
}
