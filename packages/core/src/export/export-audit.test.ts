import { createExportBody } from '@foyer/contracts/export/export'
import { exportDue } from '@foyer/contracts/export/export-messages'
import { expect, it } from 'vitest'
import { listAuditEntries } from '../audit/list-audit-entries.ts'
import { ExportEntity } from '../store/export/export-entity.ts'
import { toSend } from '../table/write.ts'
import { mintBareEvent } from '../testing/mint-event-with-ticket.ts'
import { accountOf } from '../testing/mint-owner.ts'
import { mintSoldOrder } from '../testing/mint-sold-order.ts'
import { recordReports } from '../testing/record-reports.ts'
import { later, testContext } from '../testing/test-context.ts'
import type { Context } from '../verb.ts'
import { createExport } from './create-export.ts'
import { getExportDownload } from './get-export.ts'
import { writeExport } from './write-export.ts'

async function record(id: string): Promise<void> {
  const { data } = await ExportEntity.get({ id }).go({ consistent: true })
  await recordReports(data)
}

async function logOf(ctx: Context, event_id: string) {
  const query = { page: 1, per_page: 20, filter_fields: { subject_id: { eq: event_id } } }
  const { data } = await listAuditEntries(ctx, { params: { account_id: accountOf(ctx) }, query })
  return data.map(({ action, actor_name, details }) => ({ action, actor_name, details }))
}

it('the audit log records an export once it is done, and each download, under the person who asked, but no search text', async () => {
  const { ctx, event_id } = await mintBareEvent()
  await mintSoldOrder({ event_id })
  const filter_fields = { status: { eq: 'COMPLETED' } }
  const body = createExportBody.parse({ kind: 'orders', format: 'csv', query: 'bea', filter_fields })
  const { id } = await createExport(ctx, { params: { event_id }, body })
  await record(id)
  expect(await logOf(ctx, event_id)).toEqual([])

  const write = () => writeExport(testContext(), toSend(exportDue, { export_id: id }))
  await Promise.all([write(), write()])
  await record(id)
  await write()
  await record(id)
  const actor_name = 'Olive Owner'
  const details = { kind: 'orders', format: 'csv', rows: 1, narrowed_by: 'query status' }
  expect(await logOf(ctx, event_id)).toEqual([{ action: 'export.created', actor_name, details }])

  await getExportDownload(later(ctx, 60), { params: { event_id, export_id: id } })
  await record(id)
  expect(await logOf(ctx, event_id)).toEqual([
    { action: 'export.downloaded', actor_name, details },
    { action: 'export.created', actor_name, details },
  ])
})
