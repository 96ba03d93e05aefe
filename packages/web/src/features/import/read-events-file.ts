import {
  maxArchiveFileBytes,
  maxEventsFileBytes,
  maxImportedEvents,
} from '@foyer/contracts/import/events-import'
import * as z from 'zod'

/** What a chosen file is: the archive of an account, or events, a line each, with what it calls its taxes and fees. */
export type EventsFile = { format: 'archive' } | { format: 'events'; events: number; taxes: string[] }

/** Why a file is none of them. `admins`: an archive, which admins import. `attendees`: what an event's own import takes. `part`: another file of an archive. */
export type NoEventsReason =
  | 'admins'
  | 'attendees'
  | 'empty'
  | 'other_zip'
  | 'part'
  | 'too_large'
  | 'too_many'
  | 'unknown'

export class NoEvents extends Error {
  readonly reason: NoEventsReason
  constructor(reason: NoEventsReason) {
    super(reason)
    this.reason = reason
  }
}

const glanceBytes = 256 * 1024

/** Recognizes a file by what is in it, before any of it is sent. Error: `NoEvents`. */
export async function readEventsFile(file: File): Promise<EventsFile> {
  const beginning = await file.slice(0, glanceBytes).text()
  if (beginning.startsWith('PK')) {
    if (file.size > maxArchiveFileBytes) throw new NoEvents('too_large')
    // The names of a ZIP file stand before each of its files, and again at its end.
    const end = await file.slice(-glanceBytes).text()
    if (!beginning.includes('events.jsonl') && !end.includes('events.jsonl')) throw new NoEvents('other_zip')
    return { format: 'archive' }
  }
  const [first = ''] = beginning.trimStart().split('\n', 1)
  if (first === '') throw new NoEvents('empty')
  if (!first.startsWith('{')) throw new NoEvents(isTable(first) ? 'attendees' : 'unknown')
  if (file.size > maxEventsFileBytes) throw new NoEvents('too_large')
  const lines = (await file.text()).split('\n').filter((line) => line.trim() !== '')
  const fields = fieldsOf(lines[0] ?? '')
  if (fields.has('version') && fields.has('taxes_and_fees')) throw new NoEvents('part')
  if (fields.has('ticket')) throw new NoEvents('attendees')
  if (fields.has('name') && !fields.has('title')) throw new NoEvents('part')
  if (!fields.has('title')) throw new NoEvents('unknown')
  if (lines.length > maxImportedEvents) throw new NoEvents('too_many')
  return { format: 'events', events: lines.length, taxes: taxNames(lines) }
}

const taxed = z.object({
  tickets: z.array(z.object({ taxes_and_fees: z.array(z.string()).catch([]) })).catch([]),
})

function taxNames(lines: readonly string[]): string[] {
  const names = lines.flatMap((line) => {
    try {
      return taxed.parse(JSON.parse(line)).tickets.flatMap(({ taxes_and_fees }) => taxes_and_fees)
    } catch {
      return []
    }
  })
  return [...new Set(names)]
}

/** The headings of a spreadsheet, and no bytes that a text does not have. */
function isTable(line: string): boolean {
  return /[,;\t]/.test(line) && !line.includes('\0')
}

function fieldsOf(line: string): ReadonlySet<string> {
  try {
    const read: unknown = JSON.parse(line)
    return new Set(typeof read === 'object' && read !== null ? Object.keys(read) : [])
  } catch {
    return new Set()
  }
}
