import * as z from 'zod'
import { id, instant } from '../id.ts'
import { image } from '../image/image.ts'
import { listQuery } from '../list.ts'
import { oneOf, textFilter } from '../list-filter.ts'
import { currencies, currency } from '../money.ts'
import { email, name, richText, secureWebAddress, timeZone, webAddress } from '../text.ts'

/** Addresses of an organizer's own legal pages, in addition to the operator's (docs/decisions/0063). '' for none. */
export const buyerPages = z.object({
  terms_url: z.string(),
  privacy_url: z.string(),
  imprint_url: z.string(),
})
export type BuyerPages = z.infer<typeof buyerPages>

/** `event_count` counts every event, archived ones too. */
export const organizer = z.object({
  id: id('organizer'),
  account_id: id('account'),
  name: z.string(),
  slug: z.string(),
  email: z.string(),
  description: z.string(),
  website: z.string(),
  ...buyerPages.shape,
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
  terms_url: secureWebAddress.default(''),
  privacy_url: secureWebAddress.default(''),
  imprint_url: secureWebAddress.default(''),
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
  terms_url: true,
  privacy_url: true,
  imprint_url: true,
  images: true,
})
export type PublicOrganizer = z.infer<typeof publicOrganizer>

export const organizerListQuery = listQuery({
  sort: ['name', 'created_at', 'event_count'],
  filter: { name: textFilter, email: textFilter, currency: oneOf(currencies) },
})
