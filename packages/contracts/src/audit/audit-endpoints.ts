import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../id.ts'
import { auditListQuery, auditPage } from './audit.ts'

export const listAuditEntries = endpoint({
  name: 'listAuditEntries',
  summary:
    'Who did what and when in the account, newest first; `query` searches names and references, up to `searched_until`',
  method: 'GET',
  path: '/accounts/:account_id/audit-log',
  access: 'audit.read',
  params: z.object({ account_id: id('account') }),
  query: auditListQuery,
  response: auditPage,
})
