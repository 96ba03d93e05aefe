import * as z from 'zod'
import { id } from '../id.ts'
import { message, ownerOfWork } from '../message.ts'

/** Somebody waits for a file. */
export const exportDue = message({
  name: 'exportDue',
  queue: 'export',
  payload: z.object({ account_id: ownerOfWork, export_id: id('export') }),
})
