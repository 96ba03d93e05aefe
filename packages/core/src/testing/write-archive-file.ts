import { archiveDue } from '@foyer/contracts/archive/archive-messages'
import { strFromU8, unzipSync } from 'fflate'
import { archiveKey, askArchive } from '../archive/ask-archive.ts'
import { writeArchive } from '../archive/write-archive.ts'
import { readObject } from '../media/s3.ts'
import { ArchiveEntity, type ArchiveItem } from '../store/archive/archive-entity.ts'
import { toSend } from '../table/write.ts'
import type { Context } from '../verb.ts'
import { accountOf } from './mint-owner.ts'
import { testContext } from './test-context.ts'

export async function archiveItem(archived_account_id: string): Promise<ArchiveItem> {
  const { data } = await ArchiveEntity.get({ archived_account_id }).go({ consistent: true })
  if (!data) throw new Error('There is no archive.')
  return data
}

/** What the queue does with the message of an archive, once. */
export function deliverArchive(
  account_id: string,
  export_id: string,
  pace?: Parameters<typeof writeArchive>[2],
): Promise<void> {
  return writeArchive(testContext(), toSend(archiveDue, { account_id, export_id }), pace)
}

/** The same until nothing is left to do. Returns how many attempts it took. */
export async function finishArchive(
  account_id: string,
  export_id: string,
  pace?: Parameters<typeof writeArchive>[2],
): Promise<number> {
  for (let attempts = 1; attempts < 1000; attempts += 1) {
    await deliverArchive(account_id, export_id, pace)
    if ((await archiveItem(account_id)).status === 'DONE') return attempts
  }
  throw new Error('The archive does not end.')
}

/** An archive of the caller's account: its files by their paths. */
export async function writeArchiveFile(ctx: Context, pace?: Parameters<typeof writeArchive>[2]) {
  const account_id = accountOf(ctx)
  const { id } = await askArchive(ctx, account_id)
  await finishArchive(account_id, id, pace)
  return readArchiveFile(account_id)
}

/** What a reader of ZIP files finds in an account's last archive. */
export async function readArchiveFile(account_id: string): Promise<Record<string, Uint8Array>> {
  return unzipSync(await readArchiveBytes(account_id))
}

/** An account's last archive as it is. */
export async function readArchiveBytes(account_id: string): Promise<Uint8Array> {
  const bytes = await readObject(archiveKey(await archiveItem(account_id)), 1e9)
  if (!(bytes instanceof Uint8Array)) throw new Error('There is no file.')
  return bytes
}

/** The lines of a file of an archive. */
export function linesIn<Line>(files: Record<string, Uint8Array>, path: string): Line[] {
  const text = strFromU8(files[path] ?? new Uint8Array())
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Line]))
}
