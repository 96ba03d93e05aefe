import {
  type CreateEventsImportBody,
  type EventsImportProgress,
  maxArchiveFileBytes,
  maxEventsFileBytes,
} from '@foyer/contracts/import/events-import'
import type * as endpoints from '@foyer/contracts/import/events-import-endpoints'
import { eventsImportDue } from '@foyer/contracts/import/import-messages'
import { authorize, isTestKey, requireOwnAccount } from '../authorize.ts'
import { notSent } from '../import/import-file.ts'
import {
  isAwaited,
  mostListed,
  reportUrl,
  statusOf,
  unlessRunning,
  uploadSeconds,
} from '../import/imports.ts'
import { uploadKey } from '../media/image-key.ts'
import { requireOrganizer } from '../organizer/read-organizers.ts'
import { newId, newLinkId } from '../random-id.ts'
import { takeRate } from '../rate-limit/take-rate.ts'
import { readAccountTerms } from '../store/account/account-entity.ts'
import { EventsImportEntity, type EventsImportItem } from '../store/import/events-import-entity.ts'
import { outbox, toSend } from '../table/write.ts'
import { AppError, type Context, nowInstant, type ParsedInput } from '../verb.ts'
import { shownArchive } from './shown-archive.ts'

/** Within that time the upload of an archive begins. */
const archiveUploadSeconds = 3600
/** Up to 5 GB of each stay for a day. */
const archivesPerAccount = { name: 'archive_import', most: 20, seconds: 24 * 3600 }
const importsPerAccount = { name: 'events_import', most: 60, seconds: 3600 }

/**
 * Requests that a file of events is imported into an account, or only tried: the one that is sent next, or that of an earlier import of the day
 * (docs/decisions/0148). Errors: account.not_found, organizer.not_found, tax_or_fee.not_found, import.not_found, request.too_many.
 */
export async function createEventsImport(
  ctx: Context,
  { params: { account_id }, body }: ParsedInput<typeof endpoints.createEventsImport>,
): Promise<EventsImportProgress> {
  requireOwnAccount(ctx, account_id, 'event.manage')
  if (body.format === 'archive') requireRights(ctx, body)
  if (body.organizer_id) await requireOrganizer(ctx, body.organizer_id)
  await requireTaxesAndFees(account_id, Object.values(body.tax_and_fee_ids ?? {}))
  const file_of = body.file_of && (await requireImport(ctx, { account_id, import_id: body.file_of })).file_of
  if (body.format === 'archive' && !file_of) await takeRate(ctx, archivesPerAccount, account_id)
  await takeRate(ctx, importsPerAccount, account_id)
  const id = newId('import')
  const { data } = await EventsImportEntity.create({
    ...{ id, account_id, body },
    actor: ctx.actor,
    by_test_key: isTestKey(ctx),
    file_of: file_of ?? id,
    status: 'WAITING',
    position: 0,
    rows_total: null,
    counts: { created: 0, updated: 0, unchanged: 0, skipped: 0, refused: 0, undone: 0, kept: 0 },
    problem: null,
    parts: [],
    created_at: nowInstant(ctx),
    went_on_at: nowInstant(ctx),
    ...outbox(toSend(eventsImportDue, { account_id, import_id: id })),
  }).go()
  return progressOf(ctx, data)
}

/** An archive brings what one scope alone may not make. No test key has them all. Errors: those of `authorize`. */
function requireRights(ctx: Context, { with_orders, dry_run }: CreateEventsImportBody): void {
  authorize(ctx, 'organizer.manage')
  authorize(ctx, 'tax_or_fee.manage')
  if (with_orders && !dry_run) authorize(ctx, 'order.manage')
}

async function requireTaxesAndFees(account_id: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { taxes_and_fees = [] } = (await readAccountTerms(account_id)) ?? {}
  if (!ids.every((id) => taxes_and_fees.some((each) => each.id === id)))
    throw new AppError('tax_or_fee.not_found')
}

/** The last imports of events, tries and undone ones included. A key sees those that keys of its kind may see. Error: account.not_found. */
export async function listEventsImports(
  ctx: Context,
  { params: { account_id } }: ParsedInput<typeof endpoints.listEventsImports>,
): Promise<EventsImportProgress[]> {
  requireOwnAccount(ctx, account_id, 'event.manage')
  const kinds = ctx.actor.kind === 'user' ? [false, true] : [isTestKey(ctx)]
  const found = await Promise.all(
    kinds.map((by_test_key) =>
      EventsImportEntity.query
        .account({ account_id, by_test_key })
        .go({ order: 'desc', limit: mostListed, hydrate: true }),
    ),
  )
  const newest = found
    .flatMap(({ data }) => data)
    .toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1))
  return Promise.all(newest.slice(0, mostListed).map((item) => progressOf(ctx, item, { withOrders: false })))
}

/** How far an import of events is, and where its report is for five minutes. */
export async function getEventsImport(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.getEventsImport>,
): Promise<EventsImportProgress> {
  return progressOf(ctx, await requireImport(ctx, params))
}

/**
 * Requests that an import of events is undone: orders that an archive brought are canceled, drafts that it made are archived if nothing else was sold, and
 * another import can make them. Asked again, it looks again at what was kept. Error: import.running.
 */
export async function undoEventsImport(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.undoEventsImport>,
): Promise<EventsImportProgress> {
  const item = await requireImport(ctx, params)
  if (['WAITING', 'WRITING'].includes(statusOf(ctx, item))) throw new AppError('import.running')
  const counts = { ...item.counts, undone: 0, kept: 0 }
  const undoing = EventsImportEntity.patch({ id: item.id })
    .set({ status: 'UNDOING', actor: ctx.actor, counts, went_on_at: nowInstant(ctx) })
    .set({ undo_request: newLinkId() })
    .set(outbox(toSend(eventsImportDue, { account_id: item.account_id, import_id: item.id })))
    .remove(['undone_to'])
    .where(
      ({ status, went_on_at }, { eq }) => `${eq(status, item.status)} AND ${eq(went_on_at, item.went_on_at)}`,
    )
  const { data } = await unlessRunning(undoing.go({ response: 'all_new' }))
  return progressOf(ctx, data as EventsImportItem)
}

/**
 * Gives up an import that still waits for its file, because nothing sends it anymore. One that was given up before stays so. Error: import.running
 * once the file is read.
 */
export async function stopEventsImport(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.stopEventsImport>,
): Promise<EventsImportProgress> {
  const item = await requireImport(ctx, params)
  if (item.problem_code === notSent.problem_code) return progressOf(ctx, item)
  if (!isAwaited(item)) throw new AppError('import.running')
  const stopping = EventsImportEntity.patch({ id: item.id })
    .set({ status: 'FAILED', ...notSent, went_on_at: nowInstant(ctx) })
    .where(({ status }, { eq }) => eq(status, 'WAITING'))
  const { data } = await unlessRunning(stopping.go({ response: 'all_new' }))
  return progressOf(ctx, data as EventsImportItem)
}

/** An import into the caller's account. A key knows what keys of its kind asked for. Errors: account.not_found, import.not_found. */
async function requireImport(
  ctx: Context,
  { account_id, import_id }: { account_id: string; import_id: string },
): Promise<EventsImportItem> {
  requireOwnAccount(ctx, account_id, 'event.manage')
  const { data } = await EventsImportEntity.get({ id: import_id }).go({ consistent: true })
  const isKnown = ctx.actor.kind === 'user' || (data && isTestKey(ctx) === isTestKey({ ...ctx, ...data }))
  if (data?.account_id !== account_id || !isKnown) throw new AppError('import.not_found')
  return data
}

async function progressOf(
  ctx: Context,
  item: EventsImportItem,
  { withOrders = true } = {},
): Promise<EventsImportProgress> {
  const { id, account_id, body, position, rows_total, counts, problem, created_at, status } = item
  const { skipped: _never, ...shownCounts } = counts
  const { presignUpload } = await import('../media/s3.ts')
  return {
    ...{ id, account_id, rows_done: position, rows_total, counts: shownCounts, problem, created_at },
    ...{ format: body.format, dry_run: body.dry_run, organizer_id: body.organizer_id ?? null },
    tax_and_fee_ids: body.tax_and_fee_ids ?? {},
    events: withOrders ? (item.events ?? []) : [],
    ...(await shownArchive(ctx, item, { withOrders })),
    status: statusOf(ctx, item),
    problem_code: item.problem_code ?? null,
    problem_about: item.problem_about ?? null,
    problems: item.problems ?? [],
    is_undone: status === 'UNDOING' || status === 'UNDONE',
    upload: isAwaited(item)
      ? await presignUpload({
          key: uploadKey(account_id, id),
          media_type: 'application/octet-stream',
          max_bytes: body.format === 'archive' ? maxArchiveFileBytes : maxEventsFileBytes,
          seconds: body.format === 'archive' ? archiveUploadSeconds : uploadSeconds,
        })
      : null,
    report_url: await reportUrl(ctx, item),
  }
}
