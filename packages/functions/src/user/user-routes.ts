import * as endpoints from '@foyer/contracts/user/user-endpoints'
import { confirmEmail } from '@foyer/core/user/confirm-email'
import { getMe } from '@foyer/core/user/get-me'
import { resendEmailConfirmation } from '@foyer/core/user/resend-email-confirmation'
import { updateMe } from '@foyer/core/user/update-me'
import { mount } from '../http/mount.ts'

export const userRoutes = [
  mount(endpoints.getMe, getMe),
  mount(endpoints.updateMe, updateMe),
  mount(endpoints.confirmEmail, confirmEmail),
  mount(endpoints.resendEmailConfirmation, resendEmailConfirmation),
]
