import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../id.ts'
import { dataOf } from '../list.ts'
import { createEventsImportBody, eventsImportProgress } from './events-import.ts'

const params = z.object({ account_id: id('account') })
const importParams = params.extend({ import_id: id('import') })

export const createEventsImport = endpoint({
  name: 'createEventsImport',
  summary: 'Import a file of events, or the archive of an account, or try it',
  method: 'POST',
  path: '/accounts/:account_id/imports',
  access: 'event.manage',
  params,
  body: createEventsImportBody,
  response: dataOf(eventsImportProgress),
  status: 202,
  holds_secret: true,
  refusals: ['import.not_found', 'organizer.not_found', 'request.too_many', 'tax_or_fee.not_found'],
})

export const listEventsImports = endpoint({
  name: 'listEventsImports',
  summary: 'The last 20 imports of events, newest first',
  method: 'GET',
  path: '/accounts/:account_id/imports',
  access: 'event.manage',
  params,
  response: dataOf(z.array(eventsImportProgress)),
  holds_secret: true,
})

export const getEventsImport = endpoint({
  name: 'getEventsImport',
  summary: 'Progress of an import of events',
  method: 'GET',
  path: '/accounts/:account_id/imports/:import_id',
  access: 'event.manage',
  params: importParams,
  response: dataOf(eventsImportProgress),
  holds_secret: true,
})

export const undoEventsImport = endpoint({
  name: 'undoEventsImport',
  summary: 'Cancel orders that an import made and archive its events, unless they were changed since',
  method: 'POST',
  path: '/accounts/:account_id/imports/:import_id/undo',
  access: 'event.manage',
  params: importParams,
  response: dataOf(eventsImportProgress),
  status: 202,
  holds_secret: true,
  refusals: ['import.running'],
})

export const stopEventsImport = endpoint({
  name: 'stopEventsImport',
  summary: 'Give up an import of which the file is not sent anymore',
  method: 'POST',
  path: '/accounts/:account_id/imports/:import_id/stop',
  access: 'event.manage',
  params: importParams,
  response: dataOf(eventsImportProgress),
  holds_secret: true,
  refusals: ['import.running'],
})
