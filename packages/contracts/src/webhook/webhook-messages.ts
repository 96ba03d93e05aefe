import * as z from 'zod'
import { id } from '../id.ts'
import { message } from '../message.ts'

/** A webhook may have something to send. `is_news`: its account's change feed has grown. */
export const webhookDue = message({
  name: 'webhookDue',
  queue: 'webhook',
  payload: z.object({ account_id: id('account'), webhook_id: id('webhook'), is_news: z.boolean() }),
})

/** A webhook was switched off by itself, and the owner of its account is told. */
export const webhookStoppedNoticeDue = message({
  name: 'webhookStoppedNoticeDue',
  queue: 'email',
  payload: z.object({ account_id: id('account'), webhook_id: id('webhook') }),
})
