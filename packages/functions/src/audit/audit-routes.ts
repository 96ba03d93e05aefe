import * as endpoints from '@foyer/contracts/audit/audit-endpoints'
import { mount } from '../http/mount.ts'

export const auditRoutes = [
  // Few requests read the log: a function that starts does not read how.
  mount(endpoints.listAuditEntries, async (ctx, input) => {
    const { listAuditEntries } = await import('@foyer/core/audit/list-audit-entries')
    return listAuditEntries(ctx, input)
  }),
]
