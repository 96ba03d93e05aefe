import * as endpoints from '@foyer/contracts/session/session-endpoints'
import { changePassword } from '@foyer/core/session/change-password'
import { forgotPassword } from '@foyer/core/session/forgot-password'
import { getPasswordReset } from '@foyer/core/session/get-password-reset'
import { listOwnAccounts } from '@foyer/core/session/list-own-accounts'
import { login } from '@foyer/core/session/login'
import { logout } from '@foyer/core/session/logout'
import { refreshSession } from '@foyer/core/session/refresh-session'
import { register } from '@foyer/core/session/register'
import { resetPassword } from '@foyer/core/session/reset-password'
import { switchAccount } from '@foyer/core/session/switch-account'
import { mount } from '../http/mount.ts'

export const sessionRoutes = [
  mount(endpoints.register, register),
  mount(endpoints.login, login),
  mount(endpoints.logout, logout),
  mount(endpoints.refreshSession, refreshSession),
  mount(endpoints.forgotPassword, forgotPassword),
  mount(endpoints.getPasswordReset, getPasswordReset),
  mount(endpoints.resetPassword, resetPassword),
  mount(endpoints.changePassword, changePassword),
  mount(endpoints.listOwnAccounts, listOwnAccounts),
  mount(endpoints.switchAccount, switchAccount),
]
