/** What a user or an API key may be allowed to do. `core/src/authorize.ts` grants it (specification §6). */
export const permissions = [
  'account.manage',
  'user.manage',
  'api_key.manage',
  'webhook.manage',
  'audit.read',
  'organizer.manage',
  'tax_or_fee.manage',
  'event.manage',
  'order.manage',
  'check_in.manage',
] as const
export type Permission = (typeof permissions)[number]

/** Scopes to read what another permission manages (docs/decisions/0107). */
export const readScopes = {
  'event.read': 'event.manage',
  'order.read': 'order.manage',
  'check_in.read': 'check_in.manage',
} as const satisfies Record<string, Permission>
export type ReadScope = keyof typeof readScopes

/**
 * Who may call an endpoint. `public`: anybody. `link`: a caller with the unguessable id in the path. `person`: a user
 * with a valid token, about themselves, no API key. `signed_in`: any user or API key of an account. Otherwise a
 * permission, granted by the permission table.
 */
export type Access = 'public' | 'link' | 'person' | 'signed_in' | Permission
