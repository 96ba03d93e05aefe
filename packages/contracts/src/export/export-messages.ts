import * as z from 'zod'
import { id } from '../id.ts'
import { message } from '../message.ts'

/** Somebody waits for a file. */
export const exportDue = message({
  name: 'exportDue',
  queue: 'export',
  payload: z.object({ export_id: id('export') }),
})
