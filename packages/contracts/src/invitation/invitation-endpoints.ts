import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../id.ts'
import { dataOf } from '../list.ts'
import { session } from '../session/session.ts'
import { accountUser } from '../user/account-user.ts'
import { acceptInvitationBody, invitation, inviteUserBody } from './invitation.ts'

const userParams = z.object({ user_id: id('user') })
const linkParams = z.object({ token: z.string().min(1).max(2000) })

export const inviteUser = endpoint({
  name: 'inviteUser',
  summary: 'Invite somebody to the account by email; the link works once, for 7 days',
  method: 'POST',
  path: '/users',
  access: 'user.manage',
  body: inviteUserBody,
  response: dataOf(accountUser),
  status: 201,
  refusals: [
    'account.not_found',
    'api_key.not_a_person',
    'email.budget_used_up',
    'email.sender_unconfirmed',
    'email.suppressed',
    'request.too_many',
    'user.already_invited',
    'user.already_member',
    'user.deactivated',
  ],
})

export const resendInvitation = endpoint({
  name: 'resendInvitation',
  summary: 'Send a new link to an invited person; the old one stops working',
  method: 'POST',
  path: '/users/:user_id/invitation',
  access: 'user.manage',
  params: userParams,
  response: dataOf(accountUser),
  refusals: [
    'account.not_found',
    'api_key.not_a_person',
    'email.budget_used_up',
    'email.resend_limit',
    'email.sender_unconfirmed',
    'email.suppressed',
    'request.too_many',
    'user.not_invited',
  ],
})

export const revokeInvitation = endpoint({
  name: 'revokeInvitation',
  summary: 'Revoke an invitation; its link stops working and the user disappears from the list',
  method: 'DELETE',
  path: '/users/:user_id/invitation',
  access: 'user.manage',
  params: userParams,
  refusals: ['user.not_invited'],
})

export const getInvitation = endpoint({
  name: 'getInvitation',
  summary: 'Who is invited to which account, and whether the address already has a login',
  method: 'GET',
  path: '/auth/invitation/:token',
  access: 'link',
  params: linkParams,
  response: dataOf(invitation),
  refusals: [
    'account.not_found',
    'invitation.expired',
    'invitation.replaced',
    'invitation.revoked',
    'invitation.used',
  ],
})

export const acceptInvitation = endpoint({
  name: 'acceptInvitation',
  summary: 'Accept an invitation with a new login or the password of the existing one; answers a session',
  method: 'POST',
  path: '/auth/invitation/:token',
  access: 'link',
  params: linkParams,
  body: acceptInvitationBody,
  response: dataOf(session),
  holds_secret: true,
  refusals: [
    'account.not_found',
    'client.proof_required',
    'invitation.expired',
    'invitation.login_changed',
    'invitation.replaced',
    'invitation.revoked',
    'invitation.used',
    'request.too_many',
    'session.wrong_credentials',
    'terms.not_accepted',
    'user.already_member',
    'user.deactivated',
  ],
})
