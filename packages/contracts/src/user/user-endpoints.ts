import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../id.ts'
import { dataOf, listOf } from '../list.ts'
import { updateOf } from '../update-of.ts'
import { accountUser, accountUserListQuery, updateUserBody } from './account-user.ts'
import { savedView, saveViewsBody } from './saved-view.ts'
import { confirmEmailParams, dismissHintBody, updateMeBody, user } from './user.ts'

export const getMe = endpoint({
  name: 'getMe',
  summary: 'The signed-in user',
  method: 'GET',
  path: '/users/me',
  access: 'person',
  response: dataOf(user),
})

export const updateMe = endpoint({
  name: 'updateMe',
  summary:
    'Change the signed-in user: name, time zone, language; a new email address is pending until confirmed',
  method: 'PUT',
  path: '/users/me',
  access: 'person',
  is_update: true,
  body: updateOf(updateMeBody),
  response: dataOf(user),
  refusals: ['client.proof_required', 'request.too_many'],
})

export const dismissHint = endpoint({
  name: 'dismissHint',
  summary: 'Dismiss a hint of the pages for good, or show all of them again',
  method: 'POST',
  path: '/users/me/hints',
  access: 'person',
  body: dismissHintBody,
})

export const dismissEndedByProof = endpoint({
  name: 'dismissEndedByProof',
  summary: 'Note that the signed-in user has seen what the proof of their address has ended',
  method: 'DELETE',
  path: '/users/me/ended-by-proof',
  access: 'person',
})

const eventParams = z.object({ event_id: id('event') })

export const listSavedViews = endpoint({
  name: 'listSavedViews',
  summary: 'The signed-in user’s own views of the lists of an event',
  method: 'GET',
  path: '/users/me/views/:event_id',
  access: 'person',
  params: eventParams,
  response: dataOf(z.array(savedView)),
})

export const saveViews = endpoint({
  name: 'saveViews',
  summary: 'Replace all of one’s own views of the lists of an event',
  method: 'POST',
  path: '/users/me/views/:event_id',
  access: 'person',
  params: eventParams,
  body: saveViewsBody,
  response: dataOf(z.array(savedView)),
})

export const confirmEmail = endpoint({
  name: 'confirmEmail',
  summary: 'Confirm the signed-in user’s email address with the token from the email',
  method: 'POST',
  path: '/users/:user_id/confirm-email/:token',
  access: 'person',
  params: confirmEmailParams,
})

export const confirmEmailChange = endpoint({
  name: 'confirmEmailChange',
  summary: 'Make the signed-in user’s pending email address their own with the token from the email',
  method: 'POST',
  path: '/users/:user_id/email-change/:token',
  access: 'person',
  params: confirmEmailParams,
})

export const cancelEmailChange = endpoint({
  name: 'cancelEmailChange',
  summary: 'Cancel the pending email change of the signed-in user',
  method: 'DELETE',
  path: '/users/:user_id/email-change',
  access: 'person',
  params: z.object({ user_id: id('user') }),
})

export const resendEmailConfirmation = endpoint({
  name: 'resendEmailConfirmation',
  summary:
    'Send the confirmation email of the signed-in user again: for their address, or for the one they change to',
  method: 'POST',
  path: '/users/:user_id/resend-email-confirmation',
  access: 'person',
  params: z.object({ user_id: id('user') }),
  refusals: ['email.suppressed', 'request.too_many'],
})

const userParams = z.object({ user_id: id('user') })

export const listUsers = endpoint({
  name: 'listUsers',
  summary: 'The users of the account and those invited to it, newest first by default',
  method: 'GET',
  path: '/users',
  access: 'user.manage',
  query: accountUserListQuery,
  response: listOf(accountUser),
})

export const getUser = endpoint({
  name: 'getUser',
  summary: 'One user of the account, or somebody invited to it',
  method: 'GET',
  path: '/users/:user_id',
  access: 'user.manage',
  params: userParams,
  response: dataOf(accountUser),
})

export const updateUser = endpoint({
  name: 'updateUser',
  summary: 'Change a user of the account: their role, and whether they may sign in',
  method: 'PUT',
  path: '/users/:user_id',
  access: 'user.manage',
  params: userParams,
  is_update: true,
  body: updateOf(updateUserBody),
  response: dataOf(accountUser),
  refusals: [
    'api_key.not_a_person',
    'user.name_own',
    'user.owner_locked',
    'user.self_locked',
    'user.status_conflict',
  ],
})
