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
  'order.refund',
  'check_in.manage',
  'check_in.scan',
  'ledger.read',
] as const
export type Permission = (typeof permissions)[number]

/** Scopes to read what another permission manages (docs/decisions/0107). */
export const readScopes = {
  'event.read': 'event.manage',
  'order.read': 'order.manage',
  'check_in.read': 'check_in.manage',
} as const satisfies Record<string, Permission>
export type ReadScope = keyof typeof readScopes

/** Scopes that allow to change what another permission manages, without what has a permission of its own (docs/decisions/0127). */
export const editScopes = { 'order.edit': 'order.manage' } as const satisfies Record<string, Permission>
export type EditScope = keyof typeof editScopes

/** The scope that allows the least of those with which a key may make calls of that method that need the permission. */
export function leastScope(permission: string, method: string): string {
  const scopes = Object.entries(method === 'GET' ? readScopes : editScopes)
  return scopes.find(([, managed]) => managed === permission)?.[0] ?? permission
}

/** What a scope of a key allows besides the permission of its name. `order.edit` refunds nothing, `order.manage` does. A list that one manages has its link, so that scope scans too. */
export const alsoAllows: { readonly [scope: string]: readonly Permission[] | undefined } = {
  'order.edit': [editScopes['order.edit']],
  'order.manage': ['order.refund'],
  'check_in.manage': ['check_in.scan'],
}

/**
 * Who may call an endpoint. `public`: anybody. `link`: a caller with the unguessable id in the path. `person`: a user
 * with a valid token, about themselves, no API key. `signed_in`: any user or API key of an account. Otherwise a
 * permission, granted by the permission table.
 */
export type Access = 'public' | 'link' | 'person' | 'signed_in' | Permission
