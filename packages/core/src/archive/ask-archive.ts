import type { Archive } from '@foyer/contracts/archive/archive'
import { archiveDue } from '@foyer/contracts/archive/archive-messages'
import { type ExportDownload, exportHours } from '@foyer/contracts/export/export'
import { newId } from '../random-id.ts'
import { takeRate } from '../rate-limit/take-rate.ts'
import { readAccount } from '../store/account/account-entity.ts'
import { ArchiveEntity, type ArchiveItem } from '../store/archive/archive-entity.ts'
import { audited } from '../store/audit/audited.ts'
import { isConditionRefused, outbox, toSend } from '../table/write.ts'
import { AppError, type Context, instantAfter, nowInstant, ttlAfterDays } from '../verb.ts'

/** An archive reads all that the account ever sold. */
const archivesPerAccount = { name: 'archive', most: 10, seconds: 24 * 3600 }
const linkSeconds = 5 * 60
/** The consumer has five minutes, writes down how far it came each minute, and tries again. */
const longestPartMs = 15 * 60_000

/** Errors: request.too_many, export.running. */
export async function askArchive(ctx: Context, account_id: string): Promise<Archive> {
  const known = await readItem(account_id)
  if (known && isOpen(ctx, known)) throw new AppError('export.running')
  await takeRate(ctx, archivesPerAccount, account_id)
  const id = newId('export')
  const item = {
    ...{ archived_account_id: account_id, id, actor: ctx.actor },
    status: 'WAITING' as const,
    ...{ attempts: 0, steps: 0, events_done: 0, events_total: null, tickets: 0, size_bytes: null },
    created_at: nowInstant(ctx),
    went_on_at: nowInstant(ctx),
    expires_at: instantAfter(ctx, exportHours * 3600),
    ttl: ttlAfterDays(ctx, 2),
    ...outbox(toSend(archiveDue, { account_id, export_id: id })),
  }
  try {
    await ArchiveEntity.put(item)
      .where(({ id: last, went_on_at }, { eq, notExists }) =>
        known ? `${eq(last, known.id)} AND ${eq(went_on_at, known.went_on_at)}` : notExists(last),
      )
      .go()
  } catch (error) {
    if (!isConditionRefused(error)) throw error
    // The SDK repeats a write that it heard no answer to. Else another request was first.
    if ((await readItem(account_id))?.id !== id) throw new AppError('export.running')
  }
  return toArchive(ctx, item)
}

/** Null: there is none. */
export async function readArchive(ctx: Context, account_id: string): Promise<Archive | null> {
  const item = await readItem(account_id)
  return item && toArchive(ctx, item)
}

/** Errors: export.not_found, export.not_ready, export.expired. */
export async function archiveDownload(ctx: Context, account_id: string): Promise<ExportDownload> {
  const item = await readItem(account_id)
  if (!item) throw new AppError('export.not_found')
  if (item.status !== 'DONE') throw new AppError('export.not_ready')
  if (Date.parse(item.expires_at) <= ctx.now.getTime()) throw new AppError('export.expired')
  const { name } = await readAccount(account_id)
  const details = { name, events: item.events_done, tickets: item.tickets }
  const told = audited(ctx, { account_id, action: 'archive.downloaded', subject_id: account_id, details })
  await ArchiveEntity.patch({ archived_account_id: account_id })
    .set(outbox(told))
    .where(({ id }, { eq }) => eq(id, item.id))
    .go()
    .catch((error) => {
      if (isConditionRefused(error)) throw new AppError('export.not_ready')
      throw error
    })
  const { presignDownload } = await import('../media/s3.ts')
  const url = await presignDownload(archiveKey(item), linkSeconds)
  return { url, expires_at: instantAfter(ctx, linkSeconds) }
}

async function readItem(archived_account_id: string): Promise<ArchiveItem | null> {
  const { data } = await ArchiveEntity.get({ archived_account_id }).go({ consistent: true })
  return data
}

function isOpen({ now }: Context, { status, went_on_at }: ArchiveItem): boolean {
  const isOver = now.getTime() - Date.parse(went_on_at) > longestPartMs
  return (status === 'WAITING' || status === 'WRITING') && !isOver
}

function toArchive(ctx: Context, item: ArchiveItem): Archive {
  const { id, events_done, events_total, tickets, size_bytes, created_at, expires_at } = item
  const isLost = item.status !== 'DONE' && !isOpen(ctx, item)
  const status = isLost ? 'FAILED' : item.status
  return { ...{ id, status, events_done, events_total, tickets, size_bytes, created_at }, expires_at }
}

/** Beside other files, which no CDN serves and the bucket's lifecycle empties. */
export function archiveKey({
  id,
  archived_account_id,
}: Pick<ArchiveItem, 'id' | 'archived_account_id'>): string {
  return `exports/${archived_account_id}/${id}.zip`
}
