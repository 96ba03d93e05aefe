/** What a signed-in person or an API key may be allowed to do; `core/src/authorize.ts` says who is (specification §6). */
export const permissions = [
  'account.manage',
  'user.manage',
  'api_key.manage',
  'audit.read',
  'organizer.manage',
  'tax_or_fee.manage',
  'event.manage',
  'order.manage',
  'check_in.manage',
] as const
export type Permission = (typeof permissions)[number]

/**
 * Who may call an endpoint.
 * - `public`: anybody.
 * - `link`: anybody who holds the unguessable id in the path (order, ticket, check-in list, emailed token).
 * - `person`: any active person with a valid token, about themselves and their session; no API key.
 * - `signed_in`: the caller acts for an account: a person of any role or an API key of any scope; for what all may read.
 * - a permission: people and keys that the permission table grants it.
 */
export type Access = 'public' | 'link' | 'person' | 'signed_in' | Permission
