import type { CreateExportBody } from '@foyer/contracts/export/export'
import { affiliateList } from '../affiliate/affiliate-list.ts'
import { allRows } from '../list/list-rows.ts'
import type { ExportCell, ExportColumn, ExportRows } from './export-rows.ts'
import type { ExportScene } from './export-scene.ts'

/** The event's affiliates, one line each, with what they sold. */
export async function exportAffiliates(
  { graph, t }: ExportScene,
  query: CreateExportBody & { kind: 'affiliates' },
): Promise<ExportRows> {
  const { id: event_id, currency } = graph.event
  const rows = await allRows(query, await affiliateList({ event_id, currency }))
  const lines = rows.map((row): ExportCell[] => [
    row.name,
    row.code,
    row.email,
    t(`export.affiliate-status.${row.status}`),
    row.orders,
    row.tickets,
    row.currency,
    row.gross,
    row.created_at,
  ])
  const text = (title: string): ExportColumn => ({ title, type: 'text' })
  return {
    columns: [
      text(t('export.affiliate')),
      text(t('export.code')),
      text(t('export.email')),
      text(t('export.status')),
      { title: t('export.order-count'), type: 'number' },
      { title: t('export.ticket-count'), type: 'number' },
      text(t('export.currency')),
      { title: t('export.sales'), type: 'money', currency },
      { title: t('export.created-at'), type: 'moment' },
    ],
    total: rows.length,
    batches: inOne(lines),
  }
}

async function* inOne(lines: ExportCell[][]): AsyncGenerator<ExportCell[][]> {
  yield lines
}
