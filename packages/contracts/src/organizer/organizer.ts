import * as z from 'zod'
import { id, instant } from '../id.ts'
import { image } from '../image/image.ts'
import { currency } from '../money.ts'
import { email, name, richText, timeZone, webAddress } from '../text.ts'

/** `slug` is the readable part of the public page's address; `event_count` counts every event, archived ones too. */
export const organizer = z.object({
  id: id('organizer'),
  account_id: id('account'),
  name: z.string(),
  slug: z.string(),
  email: z.string(),
  description: z.string(),
  website: z.string(),
  currency,
  timezone: z.string(),
  images: z.array(image),
  event_count: z.int(),
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

/** What anybody may see of an organizer; never the contact email. */
export const publicOrganizer = organizer.pick({
  id: true,
  name: true,
  slug: true,
  description: true,
  website: true,
  images: true,
})
export type PublicOrganizer = z.infer<typeof publicOrganizer>
