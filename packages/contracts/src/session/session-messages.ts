import * as z from 'zod'
import { id, linkId } from '../id.ts'
import { message } from '../message.ts'

/** Somebody asked for a new password. The consumer finds out whether the address has a login. */
export const passwordResetDue = message({
  name: 'passwordResetDue',
  queue: 'email',
  payload: z.object({ request_id: linkId }),
})

/** A password was changed or reset. Its owner is told, in case it was someone else. */
export const passwordChangedNoticeDue = message({
  name: 'passwordChangedNoticeDue',
  queue: 'email',
  payload: z.object({ user_id: id('user') }),
})
