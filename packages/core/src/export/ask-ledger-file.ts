import { type ExportDownload, exportHours } from '@foyer/contracts/export/export'
import type { LedgerFile } from '@foyer/contracts/ledger/ledger-file'
import { ledgerFileDue } from '@foyer/contracts/ledger/ledger-messages'
import { presignDownload } from '../media/s3.ts'
import { newId } from '../random-id.ts'
import { takeRate } from '../rate-limit/take-rate.ts'
import { LedgerFileEntity, type LedgerFileItem } from '../store/ledger/ledger-file-entity.ts'
import { outbox, toSend } from '../table/write.ts'
import { AppError, type Context, instantAfter, nowInstant, ttlAfterDays } from '../verb.ts'
import { dialectOf } from './ledger-dialect.ts'

/** A file reads a month of lines twice. */
const filesPerAccount = { name: 'ledger_file', most: 60, seconds: 3600 }
const linkSeconds = 5 * 60
/** The consumer has five minutes, and tries again. */
const longestMs = 15 * 60_000

/** Error: request.too_many. */
export async function askLedgerFile(
  ctx: Context,
  account_id: string,
  { month, format }: Pick<LedgerFileItem, 'month' | 'format'>,
): Promise<LedgerFile> {
  await takeRate(ctx, filesPerAccount, account_id)
  const id = newId('export')
  const { data } = await LedgerFileEntity.create({
    ...{ id, account_id, month, format, locale: ctx.locale },
    status: 'WAITING',
    rows_done: 0,
    created_at: nowInstant(ctx),
    started_at: null,
    expires_at: instantAfter(ctx, exportHours * 3600),
    ttl: ttlAfterDays(ctx, 2),
    ...outbox(toSend(ledgerFileDue, { account_id, export_id: id })),
  }).go()
  return toLedgerFile(ctx, data)
}

interface Which {
  account_id: string
  export_id: string
}

/** Error: export.not_found, also for another account's. */
export async function readLedgerFile(ctx: Context, which: Which): Promise<LedgerFile> {
  return toLedgerFile(ctx, await requireFile(which))
}

/** Errors: export.not_found, export.not_ready, export.expired. */
export async function ledgerFileDownload(ctx: Context, which: Which): Promise<ExportDownload> {
  const item = await requireFile(which)
  if (item.status !== 'DONE') throw new AppError('export.not_ready')
  if (Date.parse(item.expires_at) <= ctx.now.getTime()) throw new AppError('export.expired')
  const url = await presignDownload(ledgerFileKey(item), linkSeconds)
  return { url, expires_at: instantAfter(ctx, linkSeconds) }
}

async function requireFile({ account_id, export_id }: Which): Promise<LedgerFileItem> {
  const { data } = await LedgerFileEntity.get({ id: export_id }).go({ consistent: true })
  if (data?.account_id !== account_id) throw new AppError('export.not_found')
  return data
}

function toLedgerFile(ctx: Context, item: LedgerFileItem): LedgerFile {
  const { id, month, format, locale, rows_done, created_at, expires_at } = item
  const isOver = ctx.now.getTime() - Date.parse(item.started_at ?? created_at) > longestMs
  const isOpen = item.status === 'WAITING' || item.status === 'WRITING'
  const status = isOpen && isOver ? 'FAILED' : item.status
  const { delimiter } = dialectOf(locale)
  return { ...{ id, month, format, delimiter, status, rows_done, created_at }, expires_at }
}

/** Beside events' files, which no CDN serves and the bucket's lifecycle empties. */
export function ledgerFileKey({
  id,
  account_id,
  format,
}: Pick<LedgerFileItem, 'id' | 'account_id' | 'format'>): string {
  return `exports/${account_id}/${id}.${format}`
}
