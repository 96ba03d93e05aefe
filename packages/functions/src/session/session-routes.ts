import * as endpoints from '@foyer/contracts/session/session-endpoints'
import { resetPassword } from '@foyer/core/first-proof/reset-password'
import { changePassword, forgotPassword, getPasswordReset } from '@foyer/core/session/password-reset'
import { register } from '@foyer/core/session/register'
import { listOwnAccounts, login, logout, refreshSession, switchAccount } from '@foyer/core/session/sign-in'
import { logCaller } from '../http/log-caller.ts'
import { mount } from '../http/mount.ts'
import { logger } from '../logger.ts'

export const sessionRoutes = [
  mount(endpoints.register, register),
  mount(endpoints.login, async (ctx, input) => {
    const session = await login(ctx, input)
    const { account_id, id: user_id } = session.user ?? {}
    logger.info('signed in', { ...logCaller({ ...ctx, email: input.body.email }), account_id, user_id })
    return session
  }),
  mount(endpoints.logout, logout),
  mount(endpoints.refreshSession, refreshSession),
  mount(endpoints.forgotPassword, forgotPassword),
  mount(endpoints.getPasswordReset, getPasswordReset),
  mount(endpoints.resetPassword, resetPassword),
  mount(endpoints.changePassword, changePassword),
  mount(endpoints.listOwnAccounts, listOwnAccounts),
  mount(endpoints.switchAccount, switchAccount),
]
