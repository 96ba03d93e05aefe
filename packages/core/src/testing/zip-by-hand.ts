import { archiveFormat } from '@foyer/contracts/archive/archive-lines'
import { strToU8, zipSync } from 'fflate'

type Contents = string | Uint8Array

const accountFile = {
  ...archiveFormat,
  made_at: '2026-01-01T00:00:00.000Z',
  account: {},
  event_defaults: null,
  taxes_and_fees: [],
  message_templates: [],
}

const organizer = {
  ...{ external_id: 'hall', name: 'Old Mill', email: 'hall@example.com', description: '', website: '' },
  ...{ currency: 'EUR', timezone: 'Europe/Lisbon', images: [] },
}

const event = {
  ...{ external_id: 'gig-1', organizer: 'hall', title: 'Night of Sounds' },
  start_date: '2031-05-01T18:00:00Z',
}

/** The files of a small archive that somebody wrote by hand; what is given is laid over them, and `null` leaves one out. */
export function archiveFiles(given: Record<string, Contents | null> = {}): Record<string, Uint8Array> {
  const files: Record<string, Contents | null> = {
    'account.json': JSON.stringify(accountFile),
    'organizers.jsonl': JSON.stringify(organizer),
    'events.jsonl': eventJson({
      tickets: [{ title: 'Standing', type: 'FREE', prices: [{ quantity_available: 10 }] }],
    }),
    ...given,
  }
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, contents]) =>
      contents === null ? [] : [[path, typeof contents === 'string' ? strToU8(contents) : contents]],
    ),
  )
}

/** `account.json` with other fields. */
export const accountJson = (fields: object) => JSON.stringify({ ...accountFile, ...fields })
/** A line of `organizers.jsonl` with other fields. */
export const organizerJson = (fields: object) => JSON.stringify({ ...organizer, ...fields })

/** A line of `events.jsonl`, of an event without tickets, with other fields. */
export const eventJson = (fields: object = {}) => JSON.stringify({ ...event, ...fields })

export const zipOf = (given: Record<string, Contents | null> = {}) => zipSync(archiveFiles(given))

/** Where the directory of a ZIP file speaks of a file. */
function directoryAt(bytes: Uint8Array, path: string): number {
  const text = Buffer.from(bytes)
  for (let at = text.indexOf('PK\u0001\u0002'); at >= 0; at = text.indexOf('PK\u0001\u0002', at + 1))
    if (text.subarray(at + 46, at + 46 + text.readUInt16LE(at + 28)).toString() === path) return at
  throw new Error(`The directory has no ${path}.`)
}

/** Fields of a directory's line: where they are, and how long. */
const fields = {
  flags: [8, 2],
  method: [10, 2],
  crc: [16, 4],
  packed: [20, 4],
  plain: [24, 4],
  offset: [42, 4],
} as const

/** A ZIP file of which the directory says something else about a file. */
export function withDirectory(
  bytes: Uint8Array,
  path: string,
  values: Partial<Record<keyof typeof fields, number>>,
): Uint8Array {
  const changed = Buffer.from(bytes)
  const at = directoryAt(changed, path)
  for (const [name, value] of Object.entries(values)) {
    const [offset, length] = fields[name as keyof typeof fields]
    changed.writeUIntLE(value, at + offset, length)
  }
  return changed
}

/** A ZIP file in which a name is replaced by another one of the same length. */
export function renamed(bytes: Uint8Array, from: string, to: string): Uint8Array {
  const changed = Buffer.from(bytes)
  for (let at = changed.indexOf(from); at >= 0; at = changed.indexOf(from, at + 1))
    changed.write(to, at, 'latin1')
  return changed
}
