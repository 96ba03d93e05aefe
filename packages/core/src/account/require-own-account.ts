import type { Permission } from '@foyer/contracts/permission'
import { AppError } from '../app-error.ts'
import { authorize, requireUser } from '../authorize.ts'
import type { Context } from '../context.ts'

/**
 * Refuses anybody who may not do that with that account (no permission named: any signed-in user of it). Errors:
 * `session.required`, `session.forbidden`; `account.not_found` (404) for another account.
 */
export function requireOwnAccount(ctx: Context, account_id: string, permission?: Permission): void {
  const user = permission ? authorize(ctx, permission) : requireUser(ctx)
  if (user.account_id !== account_id) throw new AppError('account.not_found')
}
