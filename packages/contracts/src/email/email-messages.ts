import * as z from 'zod'
import { id } from '../id.ts'
import { message } from '../message.ts'

/** An account has used up one of its mail budgets for the day (UTC). Operators are told once a day. */
export const mailBudgetUsedUp = message({
  name: 'mailBudgetUsedUp',
  queue: 'email',
  payload: z.object({ account_id: id('account'), budget: z.string(), day: z.string(), limit: z.int() }),
})
