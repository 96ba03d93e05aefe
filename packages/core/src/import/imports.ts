import type { ExportStatus } from '@foyer/contracts/export/export'
import type { ImportProgress } from '@foyer/contracts/import/import'
import type * as endpoints from '@foyer/contracts/import/import-endpoints'
import { importDue } from '@foyer/contracts/import/import-messages'
import { answerPrefix, importField, maxImportBytes } from '@foyer/contracts/import/import-row'
import { requireEvent } from '../event-graph/event-graph.ts'
import { uploadKey } from '../media/image-key.ts'
import { newId, newLinkId } from '../random-id.ts'
import { takeRate } from '../rate-limit/take-rate.ts'
import { readCheckInList } from '../store/check-in-list/check-in-list-entity.ts'
import { ImportEntity, type ImportItem } from '../store/import/import-entity.ts'
import { isConditionRefused, outbox, toSend } from '../table/write.ts'
import { AppError, type Context, nowInstant, type ParsedInput } from '../verb.ts'
import { notSent } from './import-file.ts'

export const uploadSeconds = 10 * 60
const importsPerEvent = { name: 'import', most: 60, seconds: 3600 }

/**
 * Requests that a file is imported, or only tried: the one that is sent next, or that of an earlier import of the day (docs/decisions/0133). Missing
 * tickets are created only for a caller that may manage the event. Errors: check_in_list.not_found, import.not_found, request.too_many.
 */
export async function createImport(
  ctx: Context,
  { params: { event_id }, body }: ParsedInput<typeof endpoints.createImport>,
): Promise<ImportProgress> {
  const { account_id } = await requireEvent(ctx, event_id, 'order.manage')
  if (body.create_tickets) await requireEvent(ctx, event_id, 'event.manage')
  if (body.check_in_list_id) await readCheckInList(event_id, body.check_in_list_id)
  requireFields(body.mapping)
  const file_of = body.file_of && (await requireImport(ctx, { event_id, import_id: body.file_of })).file_of
  await takeRate(ctx, importsPerEvent, event_id)
  const id = newId('import')
  const { data } = await ImportEntity.create({
    ...{ id, event_id, account_id, body },
    actor: ctx.actor,
    seed: newLinkId(),
    file_of: file_of ?? id,
    status: 'WAITING',
    position: 0,
    rows_done: 0,
    rows_total: null,
    counts: { created: 0, updated: 0, unchanged: 0, skipped: 0, refused: 0, undone: 0, kept: 0 },
    wanted: {},
    taken: {},
    missing_places: {},
    problem: null,
    parts: [],
    created_at: nowInstant(ctx),
    went_on_at: nowInstant(ctx),
    ...outbox(toSend(importDue, { account_id, import_id: id })),
  }).go()
  return progressOf(ctx, data)
}

function requireFields(mapping: Record<string, string> = {}): void {
  const isKnown = (field: string) => field.startsWith(answerPrefix) || importField.safeParse(field).success
  const unknown = Object.keys(mapping).filter((field) => !isKnown(field))
  if (unknown.length === 0) return
  const message = 'This field is unknown.'
  const errors = Object.fromEntries(unknown.map((field) => [`mapping.${field}`, [message]]))
  throw new AppError('request.invalid', { errors })
}

/** How many of the last imports a list has. */
export const mostListed = 20

/** The last imports into an event, tries and undone ones included. */
export async function listImports(
  ctx: Context,
  { params: { event_id } }: ParsedInput<typeof endpoints.listImports>,
): Promise<ImportProgress[]> {
  await requireEvent(ctx, event_id, 'order.manage')
  const { data } = await ImportEntity.query
    .event({ event_id })
    .go({ order: 'desc', limit: mostListed, hydrate: true })
  return Promise.all(data.map((item) => progressOf(ctx, item)))
}

/** How far an import is, and where its report is for five minutes. */
export async function getImport(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.getImport>,
): Promise<ImportProgress> {
  return progressOf(ctx, await requireImport(ctx, params))
}

/**
 * Requests that an import is undone: orders that it made are cancelled unless they were changed since, their places are free again,
 * and another import can make them. Asked again, it looks again at what was kept. Error: import.running.
 */
export async function undoImport(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.undoImport>,
): Promise<ImportProgress> {
  const item = await requireImport(ctx, params)
  const isWorking = ['WAITING', 'WRITING'].includes(statusOf(ctx, item))
  if (isWorking) throw new AppError('import.running')
  const counts = { ...item.counts, undone: 0, kept: 0 }
  const undoing = ImportEntity.patch({ id: item.id })
    .set({ status: 'UNDOING', actor: ctx.actor, counts, went_on_at: nowInstant(ctx) })
    .set(outbox(toSend(importDue, { account_id: item.account_id, import_id: item.id })))
    .remove(['undone_to'])
    .where(
      ({ status, went_on_at }, { eq }) => `${eq(status, item.status)} AND ${eq(went_on_at, item.went_on_at)}`,
    )
  const { data } = await unlessRunning(undoing.go({ response: 'all_new' }))
  return progressOf(ctx, data as ImportItem)
}

/**
 * Gives up an import that still waits for its file, because nothing sends it anymore. One that was given up before stays so. Error: import.running
 * once the file is read.
 */
export async function stopImport(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.stopImport>,
): Promise<ImportProgress> {
  const item = await requireImport(ctx, params)
  if (item.problem_code === notSent.problem_code) return progressOf(ctx, item)
  if (!isAwaited(item)) throw new AppError('import.running')
  const stopping = ImportEntity.patch({ id: item.id })
    .set({ status: 'FAILED', ...notSent, went_on_at: nowInstant(ctx) })
    .where(({ status }, { eq }) => eq(status, 'WAITING'))
  const { data } = await unlessRunning(stopping.go({ response: 'all_new' }))
  return progressOf(ctx, data as ImportItem)
}

/** A write that an import takes as it was read. Error: import.running where it went on since. */
export async function unlessRunning<Result>(writing: Promise<Result>): Promise<Result> {
  try {
    return await writing
  } catch (error) {
    if (isConditionRefused(error)) throw new AppError('import.running')
    throw error
  }
}

/** Whether an import waits for a file of its own. */
export const isAwaited = ({ id, status, file_of }: Pick<ImportItem, 'id' | 'status' | 'file_of'>) =>
  status === 'WAITING' && file_of === id

/** An import into an event with orders that the caller manages. Errors: event.not_found, import.not_found. */
async function requireImport(
  ctx: Context,
  { event_id, import_id }: { event_id: string; import_id: string },
): Promise<ImportItem> {
  await requireEvent(ctx, event_id, 'order.manage')
  const { data } = await ImportEntity.get({ id: import_id }).go({ consistent: true })
  if (data?.event_id !== event_id) throw new AppError('import.not_found')
  return data
}

/** An import that does not go on for this long lost its process; its message comes back later. */
const longestPartMs = 10 * 60_000

const shown = {
  WAITING: 'WAITING',
  RUNNING: 'WRITING',
  DONE: 'DONE',
  FAILED: 'FAILED',
  UNDOING: 'WRITING',
  UNDONE: 'DONE',
} as const

/** How far an import shows to be. */
export function statusOf(
  { now }: Context,
  { status, went_on_at }: Pick<ImportItem, 'status' | 'went_on_at'>,
): ExportStatus {
  const isWorking = status === 'RUNNING' || status === 'UNDOING'
  return isWorking && now.getTime() - Date.parse(went_on_at) > longestPartMs ? 'FAILED' : shown[status]
}

const reportMs = 24 * 3600_000
const linkSeconds = 5 * 60

/** Where an import's report is for five minutes; null before it is whole, and after a day. */
export async function reportUrl(
  { now }: Context,
  item: ReportOwner & Pick<ImportItem, 'done_at'>,
): Promise<string | null> {
  if (item.done_at === undefined || now.getTime() - Date.parse(item.done_at) >= reportMs) return null
  const { presignDownload } = await import('../media/s3.ts')
  return presignDownload(reportKey(item), linkSeconds)
}

async function progressOf(ctx: Context, item: ImportItem): Promise<ImportProgress> {
  const { id, event_id, body, rows_done, rows_total, counts, missing_places, created_at } = item
  const { format, dry_run, mapping = {}, create_tickets, check_in_list_id = null, send_tickets } = body
  const { presignUpload } = await import('../media/s3.ts')
  return {
    ...{ id, event_id, rows_done, rows_total, counts, missing_places, created_at },
    ...{ format, dry_run, mapping, create_tickets, check_in_list_id, send_tickets },
    status: statusOf(ctx, item),
    problem: item.problem,
    problem_code: item.problem_code ?? null,
    problem_about: item.problem_about ?? null,
    problems: item.problems ?? [],
    is_undone: item.status === 'UNDOING' || item.status === 'UNDONE',
    upload: isAwaited(item)
      ? await presignUpload({
          key: uploadKey(event_id, id),
          media_type: 'application/octet-stream',
          max_bytes: maxImportBytes,
          seconds: uploadSeconds,
        })
      : null,
    report_url: await reportUrl(ctx, item),
  }
}

/** An import with the event or account that it is for. */
export type ReportOwner = Pick<ImportItem, 'id'> & ({ event_id: string } | { account_id: string })

/** The key of an import's report, or of the part of it that begins at a position: where files are that are gone after a day. */
export function reportKey(item: ReportOwner, from?: number): string {
  const { id } = item
  const owner_id = 'event_id' in item ? item.event_id : item.account_id
  return `exports/${owner_id}/${id}${from === undefined ? '' : `.${from}`}.ndjson`
}
