import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { exportDownload } from '../export/export.ts'
import { id } from '../id.ts'
import { dataOf } from '../list.ts'
import { archive } from './archive.ts'

const params = z.object({ account_id: id('account') })

// What a key could leak is bounded by its scopes: no key takes everything.
export const createArchive = endpoint({
  name: 'createArchive',
  summary: 'Write all that an account entered and sold as one file, in the background',
  method: 'POST',
  path: '/accounts/:account_id/archive',
  access: 'account.manage',
  params,
  response: dataOf(archive),
  status: 202,
  refusals: ['export.running', 'request.too_many'],
})

export const getArchive = endpoint({
  name: 'getArchive',
  summary: 'The last archive of an account, and how far it is',
  method: 'GET',
  path: '/accounts/:account_id/archive',
  access: 'account.manage',
  params,
  response: dataOf(archive.nullable()),
})

export const getArchiveDownload = endpoint({
  name: 'getArchiveDownload',
  summary: 'The address of a finished archive, for a few minutes',
  method: 'GET',
  path: '/accounts/:account_id/archive/download',
  access: 'account.manage',
  params,
  response: dataOf(exportDownload),
  holds_secret: true,
  refusals: ['export.expired', 'export.not_found', 'export.not_ready'],
})
