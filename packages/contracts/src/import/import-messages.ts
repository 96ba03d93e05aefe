import * as z from 'zod'
import { id } from '../id.ts'
import { message, ownerOfWork } from '../message.ts'

/** An import goes on: it begins, its next part is due, or it is to be undone. What to do stands in its item. */
export const importDue = message({
  name: 'importDue',
  queue: 'import',
  payload: z.object({ account_id: ownerOfWork, import_id: id('import') }),
})

/** The same of an import of an account's events. */
export const eventsImportDue = message({
  name: 'eventsImportDue',
  queue: 'import',
  payload: z.object({ account_id: ownerOfWork, import_id: id('import') }),
})
