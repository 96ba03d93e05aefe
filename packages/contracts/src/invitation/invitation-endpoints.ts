import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../id.ts'
import { dataOf } from '../list.ts'
import { session } from '../session/session-endpoints.ts'
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
})

export const resendInvitation = endpoint({
  name: 'resendInvitation',
  summary: 'Send a new link to somebody invited; the older one ends',
  method: 'POST',
  path: '/users/:user_id/invitation',
  access: 'user.manage',
  params: userParams,
  response: dataOf(accountUser),
})

export const revokeInvitation = endpoint({
  name: 'revokeInvitation',
  summary: 'Withdraw an invitation; its link ends and the user leaves the list',
  method: 'DELETE',
  path: '/users/:user_id/invitation',
  access: 'user.manage',
  params: userParams,
})

export const getInvitation = endpoint({
  name: 'getInvitation',
  summary: 'Who is invited to what, and whether the address has a login already',
  method: 'GET',
  path: '/auth/invitation/:token',
  access: 'link',
  params: linkParams,
  response: dataOf(invitation),
})

export const acceptInvitation = endpoint({
  name: 'acceptInvitation',
  summary: 'Accept an invitation with a new login or the password of the present one; answers a session',
  method: 'POST',
  path: '/auth/invitation/:token',
  access: 'link',
  params: linkParams,
  body: acceptInvitationBody,
  response: dataOf(session),
  holds_secret: true,
})
