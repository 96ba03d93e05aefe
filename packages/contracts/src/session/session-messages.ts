import * as z from 'zod'
import { linkId } from '../id.ts'
import { message } from '../message.ts'

/** Somebody asked for a new password; whether the address that they gave has a login is found out now. */
export const passwordResetDue = message({
  name: 'passwordResetDue',
  queue: 'email',
  payload: z.object({ request_id: linkId }),
})
