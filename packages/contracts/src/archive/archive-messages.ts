import * as z from 'zod'
import { id } from '../id.ts'
import { message } from '../message.ts'

/** Somebody waits for an account's archive, or its next part is due. */
export const archiveDue = message({
  name: 'archiveDue',
  queue: 'export',
  payload: z.object({ account_id: id('account'), export_id: id('export') }),
})
