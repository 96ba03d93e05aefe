import * as endpoints from '@foyer/contracts/user/user-endpoints'
import { getUser, listUsers, updateUser } from '@foyer/core/user/account-users'
import {
  cancelEmailChange,
  confirmEmail,
  confirmEmailChange,
  resendEmailConfirmation,
} from '@foyer/core/user/email-address'
import { dismissEndedByProof, dismissHint, getMe, updateMe } from '@foyer/core/user/me'
import { listSavedViews, saveViews } from '@foyer/core/user/saved-views'
import { mount } from '../http/mount.ts'

export const userRoutes = [
  mount(endpoints.getMe, getMe),
  mount(endpoints.updateMe, updateMe),
  mount(endpoints.dismissHint, dismissHint),
  mount(endpoints.dismissEndedByProof, dismissEndedByProof),
  mount(endpoints.listSavedViews, listSavedViews),
  mount(endpoints.saveViews, saveViews),
  mount(endpoints.confirmEmail, confirmEmail),
  mount(endpoints.confirmEmailChange, confirmEmailChange),
  mount(endpoints.cancelEmailChange, cancelEmailChange),
  mount(endpoints.resendEmailConfirmation, resendEmailConfirmation),
  mount(endpoints.listUsers, listUsers),
  mount(endpoints.getUser, getUser),
  mount(endpoints.updateUser, updateUser),
]
