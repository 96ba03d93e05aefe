import { textOfFile } from '@foyer/contracts/import/file-text'
import { maxImportBytes } from '@foyer/contracts/import/import-row'
import { uploadKey } from '../media/image-key.ts'
import type { ImportItem } from '../store/import/import-entity.ts'
import { type Context, instantAfter, isAppError, refusalIn } from '../verb.ts'
import { UnreadableFile } from './reader/given-row.ts'

type Sent = Pick<ImportItem, 'id' | 'file_of' | 'status'>

/** The text of an import's file, which was sent for its event or account; null while it is awaited. Error: `UnreadableFile`. */
export async function readFile(
  { id, file_of, status }: Sent,
  owner_id: string,
  most_bytes = maxImportBytes,
): Promise<string | null> {
  const { readObject } = await import('../media/s3.ts')
  const bytes = await readObject(uploadKey(owner_id, file_of), most_bytes)
  if (bytes === null && status === 'WAITING' && file_of === id) return null
  if (!(bytes instanceof Uint8Array))
    throw new UnreadableFile('file.gone', 'The file is gone: it is kept for a day. Import it again.')
  return textOfFile(bytes)
}

const usualWaitMs = 15 * 60_000

/** When to look again for a file that was not sent yet: soon, then later and later. Error: `UnreadableFile` once it is too late. */
export function lookAgainAt(
  ctx: Context,
  { created_at }: Pick<ImportItem, 'created_at'>,
  awaitedMs = usualWaitMs,
): string {
  const waited = ctx.now.getTime() - Date.parse(created_at)
  if (waited > awaitedMs) throw new UnreadableFile('file.not_sent', notSent.problem)
  const longest = waited > usualWaitMs ? 60 : 15
  return instantAfter(ctx, Math.min(longest, Math.max(2, waited / 3000)))
}

/** Why an import failed of which no file came. */
export const notSent = { problem: 'No file arrived. Import it again.', problem_code: 'file.not_sent' }

type Told = Pick<ImportItem, 'problem' | 'problem_code' | 'problem_about'>

/** Why nothing of a file is imported, whenever it is tried, as an import keeps it; null for what a later attempt may do. */
export function fileProblem(error: unknown): Told | null {
  const refusal = error instanceof UnreadableFile ? error.problem : refusalIn(error)
  if (!refusal || isAppError(error, 'server.busy')) return null
  const about = error instanceof UnreadableFile ? error.problem.about : undefined
  return {
    problem: refusal.message,
    problem_code: refusal.code,
    ...(about === undefined ? {} : { problem_about: about }),
  }
}
