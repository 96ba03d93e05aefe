import type { Permission } from '@foyer/contracts/permission'
import type { UserRole } from '@foyer/contracts/user/user'
import { AppError } from './app-error.ts'
import type { Context } from './context.ts'

/** The one permission table (specification §6; product.md, Roles). */
const granted: Record<UserRole, readonly Permission[]> = {
  ADMIN: [
    'account.manage',
    'user.manage',
    'api_key.manage',
    'audit.read',
    'organizer.manage',
    'tax_or_fee.manage',
    'event.manage',
    'order.manage',
    'check_in.manage',
  ],
  ORGANIZER: ['tax_or_fee.manage', 'event.manage', 'order.manage', 'check_in.manage'],
}

export type UserActor = Extract<Context['actor'], { kind: 'user' }>

/**
 * The signed-in user, who has that permission. Errors: `session.required` (401) for nobody, `session.forbidden`
 * (403) for a role without it. Whether a thing belongs to the user's account is checked where it is read.
 */
export function authorize(ctx: Context, permission: Permission): UserActor {
  const user = requireUser(ctx)
  if (!granted[user.role].includes(permission)) throw new AppError('session.forbidden')
  return user
}

/** The signed-in user, whatever their role. Error: `session.required`. */
export function requireUser(ctx: Context): UserActor {
  if (ctx.actor.kind !== 'user') throw new AppError('session.required')
  return ctx.actor
}
