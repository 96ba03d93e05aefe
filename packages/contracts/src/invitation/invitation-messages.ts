import * as z from 'zod'
import { id } from '../id.ts'
import { message } from '../message.ts'

/** Somebody waits for the link of their invitation. `user_id`: the invited user in the account's list. */
export const userInvitationDue = message({
  name: 'userInvitationDue',
  queue: 'email',
  payload: z.object({ account_id: id('account'), user_id: id('user') }),
})
