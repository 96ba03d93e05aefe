import * as z from 'zod'

/** Digits and lower-case letters without look-alikes (no 0 1 i l o u): 30 characters, 4.9 bits each. */
export const idAlphabet = '23456789abcdefghjkmnpqrstvwxyz'

/** The prefix of the ids of each kind of thing. */
export const idPrefixes = {
  account: 'ac',
  user: 'us',
  organizer: 'og',
  event: 'ev',
  image: 'im',
  ticket: 'tk',
  price: 'pr',
  tax_or_fee: 'tf',
  check_in_list: 'cl',
  question: 'qu',
  refund: 're',
  promo_code: 'pc',
  affiliate: 'af',
  capacity_assignment: 'ca',
  pool: 'po',
  message: 'ms',
  api_key: 'ak',
  invitation: 'iv',
  export: 'ex',
  import: 'ip',
  webhook: 'wh',
  template: 'mt',
} as const
export type IdKind = keyof typeof idPrefixes

/** Length of ids that only identify: prefix and 16 characters (78 random bits), as in `ev_k3v9…`. */
export const idLength = 16

/** Length of ids that grant access (order, ticket, check-in list): 27 characters, at least 128 random bits. */
export const linkIdLength = 27

const idOf = (prefix: string) =>
  z.string().regex(new RegExp(`^${prefix}_[${idAlphabet}]{${idLength}}$`), 'This is not an id of that kind.')

// Each schema exists once, because endpoints use ids hundreds of times, and each function builds all schemas when it
// starts.
const ids = Object.fromEntries(
  Object.entries(idPrefixes).map(([kind, prefix]) => [kind, idOf(prefix)]),
) as Record<IdKind, z.ZodString>

export function id(kind: IdKind) {
  return ids[kind]
}

export const linkId = z
  .string()
  .regex(new RegExp(`^[${idAlphabet}]{${linkIdLength}}$`), 'This is not a link id.')

/** Crockford-like capitals for references that people read aloud, such as O-7KQ2M9X and A-3HJ8N4P. */
export const referenceAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
export const orderReference = z.string().regex(/^O-[2-9A-Z]{7}$/)
export const attendeeReference = z.string().regex(/^A-[2-9A-Z]{7}$/)

export const instantSentence = 'Enter a date, a time and a time zone, such as 2027-03-01T19:00:00Z.'

/**
 * An instant with any offset (RFC 3339), read as UTC with milliseconds: `2027-03-01T19:00:00+01:00` is
 * `2027-03-01T18:00:00.000Z`. Years 0000 to 9999. The offset may lack its colon, as Python and PHP write it.
 */
export const instant = z
  .string(instantSentence)
  .overwrite((text) => text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))
  .check(z.iso.datetime({ offset: true, error: instantSentence }))
  .refine((text) => !/^[+-]/.test(inUtc(text)), { error: instantSentence, abort: true })
  .overwrite(inUtc)

/** When an order or attendee was last written; absent where no release that keeps this has written it since. */
export const updatedAt = instant.optional()

function inUtc(text: string): string {
  const moment = Date.parse(text)
  return Number.isNaN(moment) ? '' : new Date(moment).toISOString()
}

/** A client's key for one attempt at a write; the same key gives the same answer for at least 24 hours. */
export const idempotencyKey = z.string().regex(/^[\w-]{16,100}$/)
