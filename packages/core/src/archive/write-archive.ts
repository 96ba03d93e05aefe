import type { archiveDue } from '@foyer/contracts/archive/archive-messages'
import type { Message } from '@foyer/contracts/message'
import { readAccount } from '../store/account/account-entity.ts'
import { ArchiveEntity, type ArchiveItem } from '../store/archive/archive-entity.ts'
import { audited } from '../store/audit/audited.ts'
import { isConditionRefused, outbox } from '../table/write.ts'
import { type Context, nowInstant } from '../verb.ts'
import { type ArchiveState, handOn, readState, shownOf, storeEnd } from './archive-state.ts'
import { fillArchive } from './fill-archive.ts'

interface Pace {
  /** An attempt hands on when it has this many bytes for a part of the file, or has worked for this long, so that other files wait for a minute at most. */
  partBytes: number
  longestMs: number
  /** Progress is written down this often. */
  reportMs: number
}
/** With at most 625 parts (`partNumber`), an archive may have ten gigabytes. */
const usualPace: Pace = { partBytes: 16 * 1024 * 1024, longestMs: 60_000, reportMs: 2000 }

/**
 * Writes a requested archive, or goes on with one: then another message goes on behind it. An attempt that dies is repeated from the last state on.
 * A failure is shown at once, and the queue tries again.
 */
export async function writeArchive(
  ctx: Context,
  { payload }: Message<typeof archiveDue>,
  pace: Partial<Pace> = {},
): Promise<void> {
  const item = await beginAttempt(ctx, payload)
  if (!item) return
  try {
    await writeOn(ctx, item, { ...usualPace, ...pace })
  } catch (error) {
    const { isUploadOver } = await import('../media/s3.ts')
    await report(item, { status: 'FAILED' }, { isLost: isUploadOver(error) })
    throw error
  }
}

/** The archive with one more attempt. Null if it is done, or another one took its place. */
async function beginAttempt(
  ctx: Context,
  { account_id, export_id }: Message<typeof archiveDue>['payload'],
): Promise<ArchiveItem | null> {
  const { data } = await ArchiveEntity.patch({ archived_account_id: account_id })
    .set({ status: 'WRITING', went_on_at: nowInstant(ctx) })
    .add({ attempts: 1 })
    .remove(['outbox', 'outbox_id'])
    .where(({ id, status }, { eq, ne }) => `${eq(id, export_id)} AND ${ne(status, 'DONE')}`)
    .go({ response: 'all_new' })
    .catch((error) => {
      if (isConditionRefused(error)) return { data: null }
      throw error
    })
  return data as ArchiveItem | null
}

async function writeOn(ctx: Context, item: ArchiveItem, pace: Pace): Promise<void> {
  const started = performance.now()
  const { state, zip } = await readState(item)
  let reported = started
  for await (const _piece of fillArchive(ctx, item.archived_account_id, { state, zip })) {
    const now = performance.now()
    if (zip.waiting() >= pace.partBytes || now - started >= pace.longestMs)
      return handOn(ctx, item, { state, zip })
    if (now - reported < pace.reportMs) continue
    reported = now
    await report(item, shownOf(state))
  }
  const { bytes } = zip.state()
  await storeEnd(item, zip)
  await finish(ctx, item, state, bytes)
}

/** Marks the archive as done and records it in the audit log, once for any number of attempts. */
async function finish(
  ctx: Context,
  item: ArchiveItem,
  state: ArchiveState,
  size_bytes: number,
): Promise<void> {
  const { archived_account_id: account_id, actor } = item
  const { name } = await readAccount(account_id)
  const details = { name, events: state.events.length, tickets: state.tickets }
  const happened = { account_id, action: 'archive.created', subject_id: account_id, details } as const
  const told = audited({ ...ctx, actor }, happened)
  await report(item, { ...shownOf(state), status: 'DONE', size_bytes }, { told })
}

type Shown = Partial<Pick<ArchiveItem, 'status' | 'events_done' | 'events_total' | 'tickets' | 'size_bytes'>>

/** A finished archive stays finished, and one that took its place is left alone. `isLost`: S3 knows its upload no longer, so it begins again. */
async function report(
  item: ArchiveItem,
  shown: Shown,
  { told, isLost = false }: { told?: Message; isLost?: boolean } = {},
): Promise<void> {
  const { archived_account_id } = item
  const change = ArchiveEntity.patch({ archived_account_id }).set({ ...shown, ...outbox(told) })
  const gone = [...(told ? [] : outboxNames), ...(isLost ? (['upload', 'state_of'] as const) : [])]
  await (gone.length > 0 ? change.remove(gone) : change)
    .where(
      ({ id, status, steps }, { eq, ne }) =>
        `${eq(id, item.id)} AND ${ne(status, 'DONE')} AND ${eq(steps, item.steps)}`,
    )
    .go()
    .catch((error) => {
      if (!isConditionRefused(error)) throw error
    })
}

const outboxNames = ['outbox', 'outbox_id'] as const
