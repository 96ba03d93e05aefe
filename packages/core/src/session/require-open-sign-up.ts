import { AppError } from '../app-error.ts'
import { config } from '../config.ts'
import type { Context } from '../context.ts'

/**
 * Refuses a stranger's new account where the stage's sign-up is closed; an operator's command opens one all the same, and
 * invitations make logins as ever. Error: `account.sign_up_closed`.
 */
export function requireOpenSignUp(ctx: Context): void {
  if (config().SIGN_UP === 'closed' && ctx.actor.kind !== 'system')
    throw new AppError('account.sign_up_closed')
}
