import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../id.ts'
import { dataOf } from '../list.ts'
import { confirmEmailParams, updateMeBody, user } from './user.ts'

export const getMe = endpoint({
  name: 'getMe',
  summary: 'The signed-in user',
  method: 'GET',
  path: '/users/me',
  access: 'signed_in',
  response: dataOf(user),
})

export const updateMe = endpoint({
  name: 'updateMe',
  summary: 'Change name, time zone and language of the signed-in user',
  method: 'PUT',
  path: '/users/me',
  access: 'signed_in',
  body: updateMeBody,
  response: dataOf(user),
})

export const confirmEmail = endpoint({
  name: 'confirmEmail',
  summary: 'Confirm an email address with the token from the email',
  method: 'POST',
  path: '/users/:user_id/confirm-email/:token',
  access: 'link',
  params: confirmEmailParams,
})

export const resendEmailConfirmation = endpoint({
  name: 'resendEmailConfirmation',
  summary: 'Send the confirmation email to the signed-in user again',
  method: 'POST',
  path: '/users/:user_id/resend-email-confirmation',
  access: 'signed_in',
  params: z.object({ user_id: id('user') }),
})
