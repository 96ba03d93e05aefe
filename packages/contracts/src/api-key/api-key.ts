import * as z from 'zod'
import { id, instant } from '../id.ts'
import { listQuery } from '../list.ts'
import { instantFilter, oneOf, textFilter } from '../list-filter.ts'
import type { Permission, ReadScope } from '../permission.ts'
import { name } from '../text.ts'

/**
 * What a key may be allowed to do. No scope covers users, account settings or keys, so a key cannot get more rights.
 */
export const apiKeyScopes = [
  'event.read',
  'event.manage',
  'order.read',
  'order.manage',
  'check_in.read',
  'check_in.manage',
  'tax_or_fee.manage',
  'organizer.manage',
  'audit.read',
  'webhook.manage',
] as const satisfies readonly (Permission | ReadScope)[]
export const apiKeyScope = z.enum(apiKeyScopes)
export type ApiKeyScope = z.infer<typeof apiKeyScope>

/** How many keys an account may have at a time; an expired one counts until it is revoked. */
export const maxApiKeysPerAccount = 20

/** How many events a key for certain events may be for. */
export const mostEventsOfKey = 100

/** For how long the earlier secret of a key still works after it was replaced, in seconds: one day. */
export const overlapSeconds = 86_400

/**
 * A key by which a program acts for an account. `prefix`: the first characters of the key, to tell keys apart.
 * `last_used_at`: within the hour; null: never. `expires_at` null: never. `created_by`: the admin's name. `event_ids`: the only events that it is for; null: all.
 * `overlaps_until`: until when the secret works that was replaced last; null: no other works.
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
  overlaps_until: instant.nullable(),
})
export type ApiKey = z.infer<typeof apiKey>

/** A key with its secret: answered once, when it is created. `key` is the whole bearer token. */
export const newApiKey = apiKey.extend({ key: z.string() })
export type NewApiKey = z.infer<typeof newApiKey>

/** What the key of a call may do, for the program that has it. */
export const ownApiKey = apiKey.omit({ created_by: true, last_used_at: true })
export type OwnApiKey = z.infer<typeof ownApiKey>

export const createApiKeyBody = z.strictObject({
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
export type CreateApiKeyBody = z.infer<typeof createApiKeyBody>

export const apiKeyListQuery = listQuery({
  sort: ['created_at', 'name', 'last_used_at', 'expires_at'],
  filter: {
    name: textFilter,
    scopes: oneOf(apiKeyScopes),
    last_used_at: instantFilter,
    expires_at: instantFilter,
  },
})
