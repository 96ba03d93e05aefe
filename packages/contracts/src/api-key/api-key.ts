import * as z from 'zod'
import { id, instant } from '../id.ts'
import { listQuery } from '../list.ts'
import { instantFilter, oneOf, textFilter } from '../list-filter.ts'
import type { EditScope, Permission, ReadScope } from '../permission.ts'
import { name } from '../text.ts'

/**
 * What a key may be allowed to do. No scope covers users, account settings or keys, so a key cannot get more rights.
 */
export const apiKeyScopes = [
  'event.read',
  'event.manage',
  'order.read',
  'order.edit',
  'order.refund',
  'order.manage',
  'check_in.read',
  'check_in.scan',
  'check_in.manage',
  'tax_or_fee.manage',
  'organizer.manage',
  'ledger.read',
  'audit.read',
  'webhook.manage',
] as const satisfies readonly (Permission | ReadScope | EditScope)[]
export const apiKeyScope = z.enum(apiKeyScopes)
export type ApiKeyScope = z.infer<typeof apiKeyScope>

/** What a test key may not be allowed: its effects would reach beyond test events (docs/decisions/0146). */
export const notOfTestKeys: readonly ApiKeyScope[] = [
  'tax_or_fee.manage',
  'organizer.manage',
  'ledger.read',
  'audit.read',
]

/** How many keys an account may have at a time; an expired one counts until it is revoked. */
export const maxApiKeysPerAccount = 20

/** How many events a key for certain events may be for. */
export const mostEventsOfKey = 100

/** For how many hours the earlier secret of a key may still work after it was replaced: 30 days. */
export const mostOverlapHours = 720

/**
 * A key by which a program acts for an account. `prefix`: the first characters of the key, to tell keys apart.
 * `last_used_at`: within the hour; null: never. `expires_at` null: never. `created_by`: the admin's name. `event_ids`: the only events that it is for; null: all.
 * `is_test`: it knows and makes test events alone, and other keys know none of them.
 * `overlaps_until`: until when the secret works that was replaced last; null: no other works. `ending`: the last four characters of its secret, `earlier_ending` those
 * of the replaced one (null: not known). `earlier_used_at`: when the replaced one was last used, within the hour; null: never since.
 */
export const apiKey = z.object({
  id: id('api_key'),
  account_id: id('account'),
  name: z.string(),
  prefix: z.string(),
  scopes: z.array(apiKeyScope),
  created_by: z.string(),
  created_at: instant,
  last_used_at: instant.nullable(),
  expires_at: instant.nullable(),
  event_ids: z.array(id('event')).nullable(),
  is_test: z.boolean(),
  overlaps_until: instant.nullable(),
  ending: z.string().nullable(),
  earlier_ending: z.string().nullable(),
  earlier_used_at: instant.nullable(),
})
export type ApiKey = z.infer<typeof apiKey>

/** A key with its secret: answered once, when it is created. `key` is the whole bearer token. */
export const newApiKey = apiKey.extend({ key: z.string() })
export type NewApiKey = z.infer<typeof newApiKey>

/** How many requests a key makes in a span of time, in seconds. */
export const apiKeyLimit = z.object({ requests: z.int(), seconds: z.int() })

/** The key of a call, for the program that has it: the account that it acts for, who made it, and what it may do. */
export const ownApiKey = apiKey
  .omit({ last_used_at: true, ending: true, earlier_ending: true, earlier_used_at: true })
  .extend({ account_name: z.string(), limit: apiKeyLimit })
export type OwnApiKey = z.infer<typeof ownApiKey>

/** What can be changed of a key. */
export const apiKeyBody = z.strictObject({
  name,
  scopes: z
    .array(apiKeyScope)
    .min(1, 'Choose at least one.')
    .max(100)
    .transform((scopes) => apiKeyScopes.filter((scope) => scopes.includes(scope))),
  expires_at: instant.nullable().default(null),
  /** The only events that the key is for; null: all. A key for certain events reaches nothing of the account itself. */
  event_ids: z
    .array(id('event'))
    .min(1, 'Choose at least one.')
    .max(mostEventsOfKey, `At most ${mostEventsOfKey}.`)
    .nullable()
    .default(null),
})
/** Whether it is a test key is decided when it is made. */
export const createApiKeyBody = apiKeyBody.extend({ is_test: z.boolean().default(false) })
export type CreateApiKeyBody = z.infer<typeof createApiKeyBody>

/** `overlap_hours`: for how many hours the earlier secret still works, so that programs can be told one after the other; 0: it ends at once. */
export const rotateApiKeyBody = z.strictObject({
  overlap_hours: z.int().min(0).max(mostOverlapHours, `At most ${mostOverlapHours}.`).default(24),
})

export const apiKeyListQuery = listQuery({
  sort: ['created_at', 'name', 'last_used_at', 'expires_at'],
  filter: {
    name: textFilter,
    scopes: oneOf(apiKeyScopes),
    last_used_at: instantFilter,
    expires_at: instantFilter,
  },
})
