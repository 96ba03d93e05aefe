import * as endpoints from '@foyer/contracts/user/user-endpoints'
import { cancelEmailChange } from '@foyer/core/user/cancel-email-change'
import { confirmEmail } from '@foyer/core/user/confirm-email'
import { confirmEmailChange } from '@foyer/core/user/confirm-email-change'
import { getMe } from '@foyer/core/user/get-me'
import { getUser } from '@foyer/core/user/get-user'
import { listUsers } from '@foyer/core/user/list-users'
import { resendEmailConfirmation } from '@foyer/core/user/resend-email-confirmation'
import { updateMe } from '@foyer/core/user/update-me'
import { updateUser } from '@foyer/core/user/update-user'
import { mount } from '../http/mount.ts'

export const userRoutes = [
  mount(endpoints.getMe, getMe),
  mount(endpoints.updateMe, updateMe),
  mount(endpoints.confirmEmail, confirmEmail),
  mount(endpoints.confirmEmailChange, confirmEmailChange),
  mount(endpoints.cancelEmailChange, cancelEmailChange),
  mount(endpoints.resendEmailConfirmation, resendEmailConfirmation),
  mount(endpoints.listUsers, listUsers),
  mount(endpoints.getUser, getUser),
  mount(endpoints.updateUser, updateUser),
]
