import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { exportDownload } from '../export/export.ts'
import { id } from '../id.ts'
import { dataOf } from '../list.ts'
import { books, booksQuery, ledgerPage, ledgerQuery } from './ledger.ts'
import { ledgerFile, ledgerFileBody } from './ledger-file.ts'

const params = z.object({ account_id: id('account') })

export const listLedger = endpoint({
  name: 'listLedger',
  summary: 'Every movement of money of all events, oldest first',
  method: 'GET',
  path: '/accounts/:account_id/ledger',
  access: 'ledger.read',
  params,
  query: ledgerQuery,
  response: ledgerPage,
})

export const getBooks = endpoint({
  name: 'getBooks',
  summary: 'A month’s books',
  method: 'GET',
  path: '/accounts/:account_id/books',
  access: 'ledger.read',
  params,
  query: booksQuery,
  response: dataOf(books),
})

const fileParams = params.extend({ export_id: id('export') })

export const createLedgerFile = endpoint({
  name: 'createLedgerFile',
  summary: 'Write a month’s ledger as a file, in the background',
  method: 'POST',
  path: '/accounts/:account_id/ledger-files',
  access: 'ledger.read',
  params,
  body: ledgerFileBody,
  response: dataOf(ledgerFile),
  status: 202,
  refusals: ['request.too_many'],
})

export const getLedgerFile = endpoint({
  name: 'getLedgerFile',
  summary: 'Progress of a file of the ledger',
  method: 'GET',
  path: '/accounts/:account_id/ledger-files/:export_id',
  access: 'ledger.read',
  params: fileParams,
  response: dataOf(ledgerFile),
})

export const getLedgerFileDownload = endpoint({
  name: 'getLedgerFileDownload',
  summary: 'The address of a finished file of the ledger, for a few minutes',
  method: 'GET',
  path: '/accounts/:account_id/ledger-files/:export_id/download',
  access: 'ledger.read',
  params: fileParams,
  response: dataOf(exportDownload),
  holds_secret: true,
  refusals: ['export.expired', 'export.not_ready'],
})
