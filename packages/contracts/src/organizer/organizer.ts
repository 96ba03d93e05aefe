import * as z from 'zod'
import { id, instant } from '../id.ts'
import { currency } from '../money.ts'
import { email, name, richText, timeZone, webAddress } from '../text.ts'

export const organizer = z.object({
  id: id('organizer'),
  account_id: id('account'),
  name: z.string(),
  email: z.string(),
  description: z.string(),
  website: z.string(),
  currency,
  timezone: z.string(),
  created_at: instant,
})
export type Organizer = z.infer<typeof organizer>

export const organizerBody = z.strictObject({
  name,
  email,
  description: richText.default(''),
  website: webAddress.default(''),
  currency,
  timezone: timeZone,
})

/** What anybody may see of an organizer. */
export const publicOrganizer = organizer.pick({ id: true, name: true, description: true, website: true })
export type PublicOrganizer = z.infer<typeof publicOrganizer>
