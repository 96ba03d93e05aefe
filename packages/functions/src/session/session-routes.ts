import * as endpoints from '@foyer/contracts/session/session-endpoints'
import { login } from '@foyer/core/session/login'
import { logout } from '@foyer/core/session/logout'
import { refreshSession } from '@foyer/core/session/refresh-session'
import { register } from '@foyer/core/session/register'
import { mount } from '../http/mount.ts'

export const sessionRoutes = [
  mount(endpoints.register, register),
  mount(endpoints.login, login),
  mount(endpoints.logout, logout),
  mount(endpoints.refreshSession, refreshSession),
]
