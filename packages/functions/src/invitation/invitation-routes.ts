import * as endpoints from '@foyer/contracts/invitation/invitation-endpoints'
import { acceptInvitation } from '@foyer/core/first-proof/accept-invitation'
import { inviteUser, resendInvitation, revokeInvitation } from '@foyer/core/invitation/invite-user'
import { getInvitation } from '@foyer/core/invitation/require-invitation'
import { mount } from '../http/mount.ts'

export const invitationRoutes = [
  mount(endpoints.inviteUser, inviteUser),
  mount(endpoints.resendInvitation, resendInvitation),
  mount(endpoints.revokeInvitation, revokeInvitation),
  mount(endpoints.getInvitation, getInvitation),
  mount(endpoints.acceptInvitation, acceptInvitation),
]
