import {
  type ArchivedOrganizer,
  archivedAccount,
  archivedOrganizer,
  archiveFormat,
} from '@foyer/contracts/archive/archive-lines'
import type { EventsImportLine } from '@foyer/contracts/import/events-import'
import * as z from 'zod'
import { parsed, problemOf, RefusedEvent } from '../event-import/refused-event.ts'
import { UnreadableFile } from '../import/reader/given-row.ts'
import { readLine } from '../import/reader/read-rows.ts'
import type { OpenArchive } from './open-archive.ts'

const taxLine = archivedAccount.shape.taxes_and_fees.element
export type TaxLine = z.output<typeof taxLine>
const templateLine = archivedAccount.shape.message_templates.element
export type TemplateLine = z.output<typeof templateLine>

/** What an archive says of the account itself, and the lines of it that no account could have. */
export interface ArchivedThings {
  taxes_and_fees: TaxLine[]
  message_templates: TemplateLine[]
  organizers: { row: number; line: ArchivedOrganizer }[]
  refused: EventsImportLine[]
}

/** Each kind of thing may be there this often. */
const mostThings = 1000

/** All else in `account.json` is the account's own, and is not looked at. */
const accountFile = z.object({
  taxes_and_fees: z.array(z.unknown()).max(mostThings),
  message_templates: z.array(z.unknown()).max(mostThings),
})

/** What an archive brings of the account itself. Error: `UnreadableFile` for another format or version. */
export async function readThings(archive: OpenArchive): Promise<ArchivedThings> {
  const account = await readAccountFile(archive)
  const refused: EventsImportLine[] = []
  const kept = <Schema extends z.ZodType>(schema: Schema, things: readonly unknown[], at: string) =>
    things.flatMap((thing, index): z.output<Schema>[] =>
      tried('account.json', 1, refused, () => parsed(schema, thing, [at, index])),
    )
  const taxes_and_fees = kept(taxLine, account.taxes_and_fees, 'taxes_and_fees')
  const message_templates = kept(templateLine, account.message_templates, 'message_templates')
  const organizers: ArchivedThings['organizers'] = []
  for await (const { row, text } of archive.lines('organizers.jsonl')) {
    if (organizers.length + refused.length >= 3 * mostThings) throw tooMany('organizers.jsonl')
    const found = tried('organizers.jsonl', row, refused, () => {
      const { fields, problem } = readLine({ row, text })
      if (problem) throw new RefusedEvent('row.unreadable', problem)
      return parsed(archivedOrganizer, fields)
    })
    organizers.push(...found.map((line) => ({ row, line })))
    if (organizers.length > mostThings) throw tooMany('organizers.jsonl')
  }
  return { taxes_and_fees, message_templates, organizers, refused }
}

function tooMany(path: string): UnreadableFile {
  return new UnreadableFile('file.too_large', `${path} may have ${mostThings} lines.`, path)
}

async function readAccountFile(archive: OpenArchive) {
  const path = 'account.json'
  const given = jsonIn(await archive.bytes(path))
  const { format, version } = given
  if (format !== archiveFormat.format)
    throw new UnreadableFile('file.not_archive', 'This ZIP file is not an archive of Foyer.')
  if (version !== archiveFormat.version) {
    const about = JSON.stringify(version)?.slice(0, 20) ?? '?'
    const sentence = `This archive has version ${about}. This Foyer reads version ${archiveFormat.version}.`
    throw new UnreadableFile('file.version', sentence, about)
  }
  const { success, data } = accountFile.safeParse(given)
  if (!success) throw new UnreadableFile('file.invalid', `${path} is not as Foyer writes it.`, path)
  return data
}

function jsonIn(bytes: Buffer): { format?: unknown; version?: unknown } {
  try {
    const given: unknown = JSON.parse(bytes.toString('utf8'))
    if (typeof given === 'object' && given !== null) return given
  } catch {}
  throw new UnreadableFile(
    'file.not_archive',
    'This ZIP file is not an archive of Foyer: account.json is not JSON.',
  )
}

/** A thing, or a line of the report why there is none. */
function tried<Thing>(
  file: string,
  row: number,
  refused: EventsImportLine[],
  read: () => Thing,
): [] | [Thing] {
  try {
    return [read()]
  } catch (error) {
    const problem = problemOf(error)
    if (!problem) throw error
    const { code, about = null, message } = problem
    const place = { file, row, external_id: null, event_id: null }
    refused.push({ ...place, outcome: 'refused', code, about, message })
    return []
  }
}
