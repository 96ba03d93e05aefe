import * as endpoints from '@foyer/contracts/audit/audit-endpoints'
import { listAuditEntries } from '@foyer/core/audit/list-audit-entries'
import { mount } from '../http/mount.ts'

export const auditRoutes = [mount(endpoints.listAuditEntries, listAuditEntries)]
