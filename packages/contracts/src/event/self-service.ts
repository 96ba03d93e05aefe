import * as z from 'zod'

/** The longest lead before an event, in hours: a year. */
const mostHours = 8760

const leadHours = z.int().min(0, 'Enter zero or more.').max(mostHours, 'At most 8,760.').default(0)

/**
 * What ticket holders and buyers may do themselves. `…_hours`: until that many hours before the event starts. All is off until the
 * organizer allows it, so an event keeps the rules under which its tickets were sold (docs/decisions/0085).
 */
export const selfService = z.strictObject({
  can_pass_on: z.boolean().default(false),
  pass_on_hours: leadHours,
})
export type SelfService = z.infer<typeof selfService>
