import { apiKeyScopes } from '@foyer/contracts/api-key/api-key'
import type { Endpoint } from '@foyer/contracts/endpoint'
import { type Access, leastScope } from '@foyer/contracts/permission'

/**
 * Who makes the calls of a document: programs that sell, admit and keep a copy; programs of an account's back office; or only Foyer's own
 * pages in a browser and Stripe.
 */
export type Audience = 'programs' | 'account' | 'pages'

/** Travel as `Authorization: Bearer …`. */
export function securitySchemes(audience: Audience) {
  const { session, api_key } = schemes
  return audience === 'pages' ? { session, api_key } : { api_key }
}

const schemes = {
  session: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'A person’s token, as `login` answers it.',
  },
  api_key: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'foyer_…',
    description:
      'An API key of the account with the scope that the call requires; one to manage includes the ones to read, edit and refund.',
  },
} as const

const scopeOf = (access: Access) => apiKeyScopes.find((known) => known === access)

/** Whether no key may have it: a person's own things, and permissions that are no scope. */
export function isForPeople(access: Access): boolean {
  return (
    access === 'person' ||
    (!['public', 'link', 'signed_in'].includes(access) && scopeOf(access) === undefined)
  )
}

/** A key with its scope where the permission table lets keys have it (the one that allows the least), else a person's session. */
export function securityOf({
  access,
  method,
}: Pick<Endpoint, 'access' | 'method'>): Record<string, readonly string[]>[] {
  if (access === 'public' || access === 'link') return []
  if (scopeOf(access) !== undefined) return [{ api_key: [leastScope(access, method)] }]
  return access === 'signed_in' ? [{ api_key: [] }] : [{ session: [] }]
}

/** What most calls require. An operation that says nothing about it requires this. */
export const usualSecurity = securityOf({ access: 'event.manage', method: 'POST' })

/** How a call behaves besides what its parameters say; undefined where there is nothing more to say. */
export function behaviorOf({ max_age, holds_secret, deprecated }: Endpoint): string | undefined {
  const sentences = [
    ...(deprecated ? [`Works until ${deprecated.sunset}. In its place: \`${deprecated.instead}\`.`] : []),
    ...(max_age > 0 ? [`Caches keep the answer for ${max_age} seconds.`] : []),
    ...(holds_secret ? ['The answer contains a secret: store it safely.'] : []),
  ]
  return sentences.length > 0 ? sentences.join(' ') : undefined
}
