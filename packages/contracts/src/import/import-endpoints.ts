import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../id.ts'
import { dataOf } from '../list.ts'
import { createImportBody, importProgress } from './import.ts'

const params = z.object({ event_id: id('event') })
const importParams = params.extend({ import_id: id('import') })

export const createImport = endpoint({
  name: 'createImport',
  summary: 'Import a file of orders and attendees, or try it',
  method: 'POST',
  path: '/events/:event_id/imports',
  access: 'order.manage',
  params,
  body: createImportBody,
  response: dataOf(importProgress),
  status: 202,
  holds_secret: true,
  refusals: ['check_in_list.not_found', 'import.not_found', 'request.too_many'],
})

export const listImports = endpoint({
  name: 'listImports',
  summary: 'The last 20 imports into an event, newest first',
  method: 'GET',
  path: '/events/:event_id/imports',
  access: 'order.manage',
  params,
  response: dataOf(z.array(importProgress)),
  holds_secret: true,
})

export const getImport = endpoint({
  name: 'getImport',
  summary: 'Progress of an import',
  method: 'GET',
  path: '/events/:event_id/imports/:import_id',
  access: 'order.manage',
  params: importParams,
  response: dataOf(importProgress),
  holds_secret: true,
})

export const undoImport = endpoint({
  name: 'undoImport',
  summary: 'Cancel what an import made, unless it was changed since',
  method: 'POST',
  path: '/events/:event_id/imports/:import_id/undo',
  access: 'order.manage',
  params: importParams,
  response: dataOf(importProgress),
  status: 202,
  holds_secret: true,
  refusals: ['import.running'],
})

export const stopImport = endpoint({
  name: 'stopImport',
  summary: 'Give up an import of which the file is not sent anymore',
  method: 'POST',
  path: '/events/:event_id/imports/:import_id/stop',
  access: 'order.manage',
  params: importParams,
  response: dataOf(importProgress),
  holds_secret: true,
  refusals: ['import.running'],
})
