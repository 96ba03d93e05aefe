import { archiveDue } from '@foyer/contracts/archive/archive-messages'
import { leastPartBytes, partNumber } from '../export/export-upload.ts'
import { type ZipFile, type ZipState, zipFile } from '../export/zip-file.ts'
import { ArchiveEntity, type ArchiveItem } from '../store/archive/archive-entity.ts'
import { isConditionRefused, outbox, toSend } from '../table/write.ts'
import { type Context, nowInstant } from '../verb.ts'
import { archiveKey } from './ask-archive.ts'

/** How far an archive is. It lies in S3 between two attempts, with the bytes that are not uploaded yet. */
export interface ArchiveState {
  zip: ZipState
  step: 'account' | 'events' | 'orders' | 'sales' | 'images' | 'end'
  /** The account's events, by start. */
  events: string[]
  /** How many of the things of this step are in it. */
  done: number
  /** The last order of the open event that is in it, by date and id; null: none is. */
  after: string | null
  /** The pictures of what is in it, and their keys. */
  images: { file: string; key: string }[]
  tickets: number
}

/** How an archive begins. */
export const begun: ArchiveState = {
  zip: { entries: [], bytes: 0 },
  step: 'account',
  events: [],
  done: 0,
  after: null,
  images: [],
  tickets: 0,
}

const stateKey = (item: ArchiveItem, attempt: number) => `${archiveKey(item)}.${attempt}`
/** A hundred thousand files of an archive, and less than a part of it. */
const mostStateBytes = 64e6

/** Where an attempt goes on. */
export async function readState(item: ArchiveItem): Promise<{ state: ArchiveState; zip: ZipFile }> {
  if (item.state_of === undefined) return { state: structuredClone(begun), zip: zipFile() }
  const { readObject } = await import('../media/s3.ts')
  const bytes = await readObject(stateKey(item, item.state_of), mostStateBytes)
  if (!(bytes instanceof Uint8Array)) throw new Error('The state of the archive is gone.')
  const end = bytes.indexOf(0x0a)
  const state = JSON.parse(Buffer.from(bytes.subarray(0, end)).toString()) as ArchiveState
  return { state, zip: zipFile(state.zip, bytes.subarray(end + 1)) }
}

/**
 * Keeps what there is, and sends the message that goes on behind it, in one write. If another attempt was first, this one has done nothing: no two
 * attempts use the number of a part or a state twice.
 */
export async function handOn(
  ctx: Context,
  item: ArchiveItem,
  { state, zip }: { state: ArchiveState; zip: ZipFile },
): Promise<void> {
  const { archived_account_id: account_id, id: export_id, attempts } = item
  const upload = zip.waiting() < leastPartBytes ? item.upload : await storePart(item, zip)
  const { writePrivateObject } = await import('../media/s3.ts')
  const text = `${JSON.stringify({ ...state, zip: zip.state() })}\n`
  const bytes = Buffer.concat([Buffer.from(text), zip.take()])
  const file = { bytes, media_type: 'application/octet-stream', file_name: 'state' }
  await writePrivateObject(stateKey(item, attempts), file)
  await ArchiveEntity.patch({ archived_account_id: account_id })
    .set({ ...shownOf(state), steps: item.steps + 1, state_of: attempts, ...(upload && { upload }) })
    .set({ went_on_at: nowInstant(ctx), ...outbox(toSend(archiveDue, { account_id, export_id })) })
    .where(
      ({ id, status, steps }, { eq, ne }) =>
        `${eq(id, export_id)} AND ${ne(status, 'DONE')} AND ${eq(steps, item.steps)}`,
    )
    .go()
    .catch((error) => {
      if (!isConditionRefused(error)) throw error
    })
}

/** What an archive shows of its progress. */
export function shownOf({ step, done, events, tickets }: ArchiveState) {
  const isSold = step === 'images' || step === 'end'
  return {
    // Those with all of their orders.
    events_done: step === 'sales' ? done : isSold ? events.length : 0,
    events_total: step === 'account' ? null : events.length,
    tickets,
  }
}

/** What holds the file while it is written, and how it is called when it is fetched. */
const storedFile = (item: ArchiveItem) => ({
  key: archiveKey(item),
  media_type: 'application/zip',
  file_name: `foyer-${item.created_at.slice(0, 10)}.zip`,
})

type Upload = NonNullable<ArchiveItem['upload']>

async function storePart(item: ArchiveItem, zip: ZipFile): Promise<Upload> {
  const s3 = await import('../media/s3.ts')
  const stored = storedFile(item)
  const { upload_id, parts } = item.upload ?? { ...(await s3.beginUpload(stored)), parts: [] }
  const number = partNumber(parts.length, item.attempts)
  const part = await s3.uploadPart({ key: stored.key, upload_id }, { number, bytes: zip.take() })
  return { upload_id, parts: [...parts, part] }
}

/** Stores what is left: the whole of a small archive, else the last part, with which the upload ends. */
export async function storeEnd(item: ArchiveItem, zip: ZipFile): Promise<void> {
  const s3 = await import('../media/s3.ts')
  const stored = storedFile(item)
  if (!item.upload) return s3.writePrivateObject(stored.key, { ...stored, bytes: zip.take() })
  try {
    const { upload_id, parts } = await storePart(item, zip)
    await s3.completeUpload({ key: stored.key, upload_id }, parts)
  } catch (error) {
    // An attempt that ended the upload may have died before it said so.
    if (!s3.isUploadOver(error) || !(await s3.isObjectThere(stored.key))) throw error
  }
}
