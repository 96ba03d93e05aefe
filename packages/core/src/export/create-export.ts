import { type ExportProgress, exportHours } from '@foyer/contracts/export/export'
import type { createExport as endpoint } from '@foyer/contracts/export/export-endpoints'
import { exportDue } from '@foyer/contracts/export/export-messages'
import { readEventGraph, requireEvent } from '../event-graph/event-graph.ts'
import { requireQuestion } from '../question/questions.ts'
import { newId } from '../random-id.ts'
import { takeRate } from '../rate-limit/take-rate.ts'
import { ExportEntity } from '../store/export/export-entity.ts'
import { outbox, toSend } from '../table/write.ts'
import {
  AppError,
  actingAccount,
  type Context,
  instantAfter,
  nowInstant,
  type ParsedInput,
  ttlAfterDays,
} from '../verb.ts'
import { exportProgressOf } from './get-export.ts'

/** A file reads all orders of an event, which is expensive enough to limit. */
const exportsPerEvent = { name: 'export', most: 60, seconds: 3600 }

/** Requests a file of an event's orders, attendees or answers, filtered and sorted like its list. The queue writes it. */
export async function createExport(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<ExportProgress> {
  const { event_id } = params
  await requireEvent(ctx, event_id, 'order.manage')
  if (body.kind === 'answers') await checkQuestion(event_id, body.question_id)
  await takeRate(ctx, exportsPerEvent, event_id)
  const id = newId('export')
  const { data } = await ExportEntity.create({
    id,
    event_id,
    body,
    actor: ctx.actor,
    locale: ctx.locale,
    status: 'WAITING',
    rows_done: 0,
    rows_total: null,
    created_at: nowInstant(ctx),
    started_at: null,
    expires_at: instantAfter(ctx, exportHours * 3600),
    ttl: ttlAfterDays(ctx, 2),
    ...outbox(toSend(exportDue, { account_id: actingAccount(ctx.actor), export_id: id })),
  }).go()
  return exportProgressOf(ctx, data)
}

async function checkQuestion(event_id: string, question_id: string): Promise<void> {
  const graph = await readEventGraph(event_id, { fresh: true })
  if (!graph) throw new AppError('event.not_found')
  requireQuestion(graph, question_id)
}
