/** What a user or an API key may be allowed to do. `core/src/authorize.ts` grants it (specification §6). */
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
 * Who may call an endpoint. `public`: anybody. `link`: a caller with the unguessable id in the path. `person`: a user
 * with a valid token, about themselves, no API key. `signed_in`: any user or API key of an account. Otherwise a
 * permission, granted by the permission table.
 */
export type Access = 'public' | 'link' | 'person' | 'signed_in' | Permission
