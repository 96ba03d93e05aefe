import * as z from 'zod'
import { id } from '../id.ts'
import { message } from '../message.ts'

export const emailConfirmationDue = message({
  name: 'emailConfirmationDue',
  queue: 'email',
  payload: z.object({ user_id: id('user') }),
})

/** The link is sent to the address that the user wants to change to. */
export const emailChangeDue = message({
  name: 'emailChangeDue',
  queue: 'email',
  payload: z.object({ user_id: id('user') }),
})

/** The current address is told that another one is to replace it. */
export const emailChangeNoticeDue = message({
  name: 'emailChangeNoticeDue',
  queue: 'email',
  payload: z.object({ user_id: id('user') }),
})
