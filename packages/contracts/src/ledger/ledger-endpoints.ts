import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../id.ts'
import { dataOf } from '../list.ts'
import { books, booksQuery, ledgerPage, ledgerQuery } from './ledger.ts'

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
