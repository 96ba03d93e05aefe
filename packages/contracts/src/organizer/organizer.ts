import * as z from 'zod'
import { id, instant } from '../id.ts'
import { image } from '../image/image.ts'
import { listQuery } from '../list.ts'
import { oneOf, textFilter } from '../list-filter.ts'
import { currencies, currency } from '../money.ts'
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

/** Left out, `currency` and `timezone` are the account's (docs/product.md#settled-defaults). */
export const createOrganizerBody = organizerBody.partial({ currency: true, timezone: true })

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

export const organizerListQuery = listQuery({
  sort: ['name', 'created_at', 'event_count'],
  filter: { name: textFilter, email: textFilter, currency: oneOf(currencies) },
})
