import * as endpoints from '@foyer/contracts/invitation/invitation-endpoints'
import { acceptInvitation } from '@foyer/core/invitation/accept-invitation'
import { getInvitation } from '@foyer/core/invitation/get-invitation'
import { inviteUser } from '@foyer/core/invitation/invite-user'
import { resendInvitation } from '@foyer/core/invitation/resend-invitation'
import { revokeInvitation } from '@foyer/core/invitation/revoke-invitation'
import { mount } from '../http/mount.ts'

export const invitationRoutes = [
  mount(endpoints.inviteUser, inviteUser),
  mount(endpoints.resendInvitation, resendInvitation),
  mount(endpoints.revokeInvitation, revokeInvitation),
  mount(endpoints.getInvitation, getInvitation),
  mount(endpoints.acceptInvitation, acceptInvitation),
]
