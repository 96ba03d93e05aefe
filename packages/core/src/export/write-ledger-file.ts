import type { LedgerLine } from '@foyer/contracts/ledger/ledger'
import type { ledgerFileDue } from '@foyer/contracts/ledger/ledger-messages'
import type { Message } from '@foyer/contracts/message'
import { monthBooks, monthSpan } from '../ledger/month-books.ts'
import { readLedger } from '../ledger/read-ledger.ts'
import { writePrivateObject } from '../media/s3.ts'
import { LedgerFileEntity, type LedgerFileItem } from '../store/ledger/ledger-file-entity.ts'
import { isConditionRefused } from '../table/write.ts'
import { type Context, nowInstant } from '../verb.ts'
import { ledgerFileKey } from './ask-ledger-file.ts'
import { ledgerBook } from './ledger-book.ts'
import { ledgerCsv } from './ledger-csv.ts'

const media_types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Writes a requested file of the ledger. A failure is shown at once, and the queue tries again. */
export async function writeLedgerFile(
  ctx: Context,
  { payload }: Message<typeof ledgerFileDue>,
): Promise<void> {
  const { data: item } = await LedgerFileEntity.get({ id: payload.export_id }).go({ consistent: true })
  if (!item || item.status === 'DONE') return
  await report(item, { status: 'WRITING', started_at: nowInstant(ctx) })
  try {
    const { bytes, rows } = await write(ctx, item)
    const file_name = `ledger-${item.month}.${item.format}`
    const media_type = media_types[item.format]
    await writePrivateObject(ledgerFileKey(item), { bytes, media_type, file_name })
    await report(item, { status: 'DONE', rows_done: rows })
  } catch (error) {
    await report(item, { status: 'FAILED' })
    throw error
  }
}

/** A finished file stays finished, whatever another attempt reports. */
async function report({ id }: LedgerFileItem, progress: Partial<LedgerFileItem>): Promise<void> {
  await LedgerFileEntity.patch({ id })
    .set(progress)
    .remove(['outbox', 'outbox_id'])
    .where(({ status }, { ne }) => ne(status, 'DONE'))
    .go()
    .catch((error) => {
      if (!isConditionRefused(error)) throw error
    })
}

async function write(ctx: Context, item: LedgerFileItem): Promise<{ bytes: Buffer; rows: number }> {
  const { account_id, month } = item
  const books = await monthBooks(ctx, account_id, month)
  const titles = new Map(books.sums.flatMap(({ by, which, name }) => (by === 'event' ? [[which, name]] : [])))
  const span = monthSpan(month, books.timezone)
  const scene = { locale: item.locale, books, titles, pages: () => pagesOf(account_id, span) }
  return item.format === 'csv' ? ledgerCsv(scene) : ledgerBook(scene)
}

/** Every line of a span, oldest first, a page at a time. */
async function* pagesOf(
  account_id: string,
  span: { from: string; to: string },
): AsyncGenerator<LedgerLine[]> {
  let cursor: string | undefined
  do {
    const { data, meta } = await readLedger(account_id, span, { cursor, limit: 1000 })
    yield data
    cursor = meta.next ?? undefined
  } while (cursor !== undefined)
}
