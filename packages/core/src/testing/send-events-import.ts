import {
  type CreateEventsImportBody,
  createEventsImportBody,
  type EventsImportProgress,
  eventsImportLine,
} from '@foyer/contracts/import/events-import'
import { eventsImportDue } from '@foyer/contracts/import/import-messages'
import { runAccountImport } from '../archive-import/run-account-import.ts'
import { createEventsImport, getEventsImport } from '../event-import/events-imports.ts'
import { reportKey } from '../import/imports.ts'
import { readObject } from '../media/s3.ts'
import { EventsImportEntity } from '../store/import/events-import-entity.ts'
import { toSend } from '../table/write.ts'
import { type Context, systemContext } from '../verb.ts'
import { sendUpload } from './send-upload.ts'

type Options = Partial<CreateEventsImportBody>
type Pace = Parameters<typeof runAccountImport>[2]

const accountIdOf = ({ actor }: Context) => ('account_id' in actor ? actor.account_id : '')

/** A file of events, asked to be imported into the caller's account and sent, if it has lines. */
export async function askEventsImport(
  ctx: Context,
  lines: readonly (object | string)[],
  options: Options = {},
): Promise<EventsImportProgress> {
  const body = createEventsImportBody.parse({ format: 'events', dry_run: false, ...options })
  const asked = await createEventsImport(ctx, { params: { account_id: accountIdOf(ctx) }, body })
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
  if (asked.upload && text !== '') await sendUpload(asked.upload, new TextEncoder().encode(text))
  return asked
}

/** An archive as it is, asked to be imported into the caller's account and sent. */
export async function askArchiveImport(
  ctx: Context,
  bytes: Uint8Array | null,
  options: Options = {},
): Promise<EventsImportProgress> {
  const body = createEventsImportBody.parse({ format: 'archive', dry_run: false, ...options })
  const asked = await createEventsImport(ctx, { params: { account_id: accountIdOf(ctx) }, body })
  if (asked.upload && bytes) await sendUpload(asked.upload, bytes)
  return asked
}

/** The same until it ends: its progress, and its report. */
export async function importArchive(
  ctx: Context,
  bytes: Uint8Array | null,
  options: Options = {},
  pace?: Pace,
) {
  const { id } = await askArchiveImport(ctx, bytes, options)
  const messages = await finishEventsImport(id, pace)
  return { ...(await readEventsImport(ctx, id)), messages }
}

/** What the queue does with its message, once; a small pace makes it hand on. */
export function deliverEventsImport(id: string, pace?: Pace, now = new Date()): Promise<void> {
  return runAccountImport(systemContext('import', now), toSend(eventsImportDue, { import_id: id }), pace)
}

/** The same until nothing is left to do. */
export async function finishEventsImport(id: string, pace?: Pace): Promise<number> {
  for (let times = 1; times < 1000; times += 1) {
    await deliverEventsImport(id, pace)
    const { data } = await EventsImportEntity.get({ id }).go({ consistent: true })
    if (data && !['WAITING', 'RUNNING', 'UNDOING'].includes(data.status)) return times
  }
  throw new Error('The import does not end.')
}

/** A file imported, or tried: its progress, and its report. */
export async function importEvents(ctx: Context, lines: readonly (object | string)[], options: Options = {}) {
  const { id } = await askEventsImport(ctx, lines, options)
  await finishEventsImport(id)
  return readEventsImport(ctx, id)
}

export async function readEventsImport(ctx: Context, import_id: string) {
  const progress = await getEventsImport(ctx, { params: { account_id: accountIdOf(ctx), import_id } })
  const { id, account_id } = progress
  const key = reportKey({ id, account_id })
  const bytes = progress.report_url === null ? null : await readObject(key, 1e9)
  const text = bytes instanceof Uint8Array ? Buffer.from(bytes).toString('utf8').trim() : ''
  const report = text === '' ? [] : text.split('\n').map((line) => eventsImportLine.parse(JSON.parse(line)))
  return { progress, report }
}
