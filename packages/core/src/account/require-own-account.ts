import type { Permission } from '@foyer/contracts/permission'
import { AppError } from '../app-error.ts'
import { authorize, requireMember } from '../authorize.ts'
import type { Context } from '../context.ts'

/**
 * Refuses anybody who may not do that with that account (no permission named: any person or key of it). Errors:
 * `session.required`, `session.forbidden`; `account.not_found` (404) for another account.
 */
export function requireOwnAccount(ctx: Context, account_id: string, permission?: Permission): void {
  const member = permission ? authorize(ctx, permission) : requireMember(ctx)
  if (member.account_id !== account_id) throw new AppError('account.not_found')
}
