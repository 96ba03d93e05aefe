import * as z from 'zod'
import { id, linkId } from '../id.ts'
import { message } from '../message.ts'

/** Somebody asked for a new password; whether the address that they gave has a login is found out now. */
export const passwordResetDue = message({
  name: 'passwordResetDue',
  queue: 'email',
  payload: z.object({ request_id: linkId }),
})

/** A password was changed or reset: its owner hears of it, in case that it was somebody else. */
export const passwordChangedNoticeDue = message({
  name: 'passwordChangedNoticeDue',
  queue: 'email',
  payload: z.object({ user_id: id('user') }),
})
