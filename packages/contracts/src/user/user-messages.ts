import * as z from 'zod'
import { id } from '../id.ts'
import { message } from '../message.ts'

export const emailConfirmationDue = message({
  name: 'emailConfirmationDue',
  queue: 'email',
  payload: z.object({ user_id: id('user') }),
})
