import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../id.ts'
import { changePage, changeQuery } from './change.ts'

export const listChanges = endpoint({
  name: 'listChanges',
  summary: 'What changed in the account since a position: orders, attendees, check-ins, events, tickets',
  method: 'GET',
  path: '/accounts/:account_id/changes',
  access: 'signed_in',
  params: z.object({ account_id: id('account') }),
  query: changeQuery,
  response: changePage,
  refusals: ['changes.expired', 'session.forbidden', 'api_key.scope_missing', 'api_key.event_missing'],
})
