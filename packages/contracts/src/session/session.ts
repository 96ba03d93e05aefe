import * as z from 'zod'
import { id } from '../id.ts'
import { user } from '../user/user.ts'

/** An account that a person may sign in to. */
export const accountChoice = z.object({ id: id('account'), name: z.string() })
export type AccountChoice = z.infer<typeof accountChoice>

/** `token` and `user` are null while the person still has to choose one of several accounts. */
export const session = z.object({
  token: z.string().nullable(),
  user: user.nullable(),
  accounts: z.array(accountChoice),
})
export type Session = z.infer<typeof session>
