import { createHash } from 'node:crypto'
import { exportDue } from '@foyer/contracts/export/export-messages'
import type { PartedUpload, PrivateFile, UploadedPart } from '../media/s3.ts'
import { ExportEntity, type ExportItem, type ExportUpload } from '../store/export/export-entity.ts'
import { isConditionRefused, outbox, toSend } from '../table/write.ts'
import { actingAccount, type Context, nowInstant } from '../verb.ts'
import type { ExportFile } from './export-file.ts'
import type { ExportColumn } from './export-rows.ts'
import { exportKey, rowsKey } from './get-export.ts'

/** Only functions that write files have it in memory. */
const loadS3 = () => import('../media/s3.ts')

/** S3 takes no smaller part, but for the last one. */
export const leastPartBytes = 5 * 1024 * 1024
/** A million rows with ids of sixteen characters. */
const maxRowsBytes = 50e6

interface Progress {
  item: ExportItem
  stored: PrivateFile
  ids: readonly string[]
  columns: readonly ExportColumn[]
  upload: ExportUpload | undefined
  file: ExportFile
  /** How many ids, and how many rows of those, are in the file. */
  position: number
  rows: number
}

/**
 * The upload that an attempt goes on with, and the ids of its rows. Null if there is none, or if the event's questions and lists have changed since:
 * then the columns are others, and the file begins again.
 */
export async function findUpload(
  item: ExportItem,
  columns: readonly ExportColumn[],
): Promise<{ kept: ExportUpload; ids: string[] } | null> {
  const { upload: kept } = item
  if (!kept) return null
  const { readObject } = await loadS3()
  if (kept.columns !== marked(columns)) {
    await forget({ key: exportKey(item), upload_id: kept.upload_id })
    return null
  }
  const bytes = await readObject(rowsKey(item, kept.rows_of), maxRowsBytes)
  if (!(bytes instanceof Uint8Array)) return null
  return { kept, ids: Buffer.from(bytes).toString().split('\n') }
}

/**
 * Stores what the file holds so far as one part, and sends the message that goes on behind it, in one write with the position. If another attempt
 * was first, this one has done nothing: no two attempts use a part's number twice.
 */
export async function storePart(ctx: Context, progress: Progress): Promise<void> {
  const { item, stored, ids, columns, file, position, rows } = progress
  const s3 = await loadS3()
  const attempt = item.attempts ?? 1
  const begun = progress.upload ?? (await beginUpload(item, { stored, ids, columns, attempt }))
  const number = partNumber(begun.parts.length, attempt)
  const place = { key: stored.key, upload_id: begun.upload_id }
  try {
    const part = await s3.uploadPart(place, { number, bytes: file.take() })
    const upload = { ...begun, parts: [...begun.parts, part], position, rows, file: file.state() }
    const stands = await handOn(ctx, item, upload)
    if (stands !== upload.upload_id && !progress.upload) await forget(place)
  } catch (error) {
    if (s3.isUploadOver(error)) await beginAgain(item, place.upload_id)
    throw error
  }
}

async function beginUpload(
  item: ExportItem,
  { stored, ids, columns, attempt }: Pick<Progress, 'stored' | 'ids' | 'columns'> & { attempt: number },
): Promise<ExportUpload> {
  const s3 = await loadS3()
  const rows = { bytes: Buffer.from(ids.join('\n')), media_type: 'text/plain', file_name: 'rows.txt' }
  await s3.writePrivateObject(rowsKey(item, attempt), rows)
  const { upload_id } = await s3.beginUpload(stored)
  return { upload_id, parts: [], rows_of: attempt, columns: marked(columns), position: 0, rows: 0, file: {} }
}

/** Writes the part down if no other attempt has written one meanwhile. Answers which upload goes on. */
async function handOn(ctx: Context, item: ExportItem, upload: ExportUpload): Promise<string | undefined> {
  const told = toSend(exportDue, { account_id: actingAccount(item.actor), export_id: item.id })
  const change = { upload, parts_done: (item.parts_done ?? 0) + 1, rows_done: upload.rows }
  try {
    await ExportEntity.patch({ id: item.id })
      .set({ ...change, started_at: nowInstant(ctx), ...outbox(told) })
      .where(({ parts_done }, { eq, notExists }) =>
        item.parts_done === undefined ? notExists(parts_done) : eq(parts_done, item.parts_done),
      )
      .go()
    return upload.upload_id
  } catch (error) {
    if (!isConditionRefused(error)) throw error
    // Also refused when the answer to this same write was lost and it was sent again.
    const { data: now } = await ExportEntity.get({ id: item.id }).go({ consistent: true })
    return now?.upload?.upload_id
  }
}

/** Lets the next attempt begin the file again where S3 has neither the upload nor the file, unless another one does already. */
async function beginAgain(item: ExportItem, upload_id: string): Promise<void> {
  const { isObjectThere } = await loadS3()
  if (await isObjectThere(exportKey(item))) return
  const { data: now } = await ExportEntity.get({ id: item.id }).go({ consistent: true })
  if (!now?.upload || now.status === 'DONE' || now.upload.upload_id !== upload_id) return
  await ExportEntity.patch({ id: item.id })
    .remove(['upload'])
    .where(
      ({ status, parts_done }, { eq, ne }) =>
        `${ne(status, 'DONE')} AND ${eq(parts_done, now.parts_done ?? 0)}`,
    )
    .go()
    .catch((error) => {
      if (!isConditionRefused(error)) throw error
    })
}

const numbersOfAPart = 16

/** A part's number. Each part has sixteen to choose from, so attempts that run side by side take different ones. */
export function partNumber(index: number, attempt: number): number {
  return index * numbersOfAPart + (attempt % numbersOfAPart) + 1
}

/** Stores the rest of the file: the whole of a small one, else the last part, with which the upload ends. */
export async function storeEnd(
  item: ExportItem,
  { stored, upload, bytes }: { stored: PrivateFile; upload: ExportUpload | undefined; bytes: Uint8Array },
): Promise<void> {
  const s3 = await loadS3()
  if (!upload) return s3.writePrivateObject(stored.key, { ...stored, bytes })
  const place = { key: stored.key, upload_id: upload.upload_id }
  const number = partNumber(upload.parts.length, item.attempts ?? 1)
  try {
    const last: UploadedPart = await s3.uploadPart(place, { number, bytes })
    await s3.completeUpload(place, [...upload.parts, last])
  } catch (error) {
    // An attempt that ended the upload may have died before it said so.
    if (s3.isUploadOver(error) && (await s3.isObjectThere(stored.key))) return
    if (s3.isUploadOver(error)) await beginAgain(item, place.upload_id)
    throw error
  }
}

async function forget(upload: PartedUpload): Promise<void> {
  const s3 = await loadS3()
  await s3.abortUpload(upload).catch((error) => {
    if (!s3.isUploadOver(error)) throw error
  })
}

function marked(columns: readonly ExportColumn[]): string {
  return createHash('sha256').update(JSON.stringify(columns)).digest('base64url')
}
