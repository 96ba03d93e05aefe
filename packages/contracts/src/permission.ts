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
 * - `link`: anybody who holds the unguessable id in the path (order, ticket, check-in list, e-mailed token).
 * - `signed_in`: any active user with a valid token.
 * - a permission: users and keys that the permission table grants it.
 */
export type Access = 'public' | 'link' | 'signed_in' | Permission
