import type { Foyer } from './foyer.ts'
import { importAttendees, type Ticket } from './import-attendees.ts'
import { sendImport, type Ways } from './send-import.ts'

interface Options extends Ways {
  account_id: string
  /** Which organizer has the events; left out: those of the file. */
  organizer_id?: string
}

/** What an event of another system has at least. The guide names the rest. */
export interface OtherEvent {
  /** Your own id of the event. */
  external_id: string
  title: string
  start_date: string
  tickets: {
    title: string
    type: 'FREE' | 'PAID'
    prices: { price?: number; quantity_available?: number | null }[]
  }[]
  /** The tickets that were sold of it. */
  sold: Ticket[]
}

/**
 * Moves a whole Foyer account in: the ZIP file that its page “Archive” makes, with organizers, taxes, events, pictures and orders. It is tried first, and imported if
 * nothing in it is refused. Run it again: what is there stays. A key needs the scopes `event.manage`, `organizer.manage`, `tax_or_fee.manage` and `order.manage`.
 */
export async function moveArchive(foyer: Foyer, archive: Blob, options: Options) {
  const tried = await importFile(foyer, { format: 'archive', dry_run: true }, archive, options)
  if (tried.status === 'FAILED' || tried.problems.length > 0) return tried
  return importFile(foyer, { format: 'archive', dry_run: false, file_of: tried.id }, null, options)
}

/**
 * Moves events of another system in, with what was sold of them: first the events as drafts, then the tickets of each. Answers by your own ids
 * which events they are here, and how many of their tickets were `created`, `unchanged` or `refused`. A key needs the scopes `event.manage` and `order.edit`.
 */
export async function moveEvents(
  foyer: Foyer,
  events: readonly OtherEvent[],
  { read = readLines, ...options }: Options & { read?: (address: string) => Promise<ReportLine[]> },
) {
  const lines = events.map(({ sold: _sold, ...event }) => `${JSON.stringify(event)}\n`)
  const file = new Blob(lines)
  const tried = await importFile(foyer, { format: 'events', dry_run: true }, file, options)
  if (tried.status === 'FAILED' || tried.problems.length > 0)
    throw new Error(tried.problem ?? tried.problems[0]?.message ?? 'An event was refused.')
  const done = await importFile(foyer, { format: 'events', dry_run: false, file_of: tried.id }, null, options)
  const moved = new Map<string, { event_id: string; tickets: Record<string, number> }>()
  for (const { external_id, event_id } of await read(done.report_url ?? '')) {
    const sold = events.find((event) => event.external_id === external_id)?.sold ?? []
    if (external_id === null || event_id === null) continue
    const own = { ...options, event_id, dry_run: false }
    const { counts } = sold.length > 0 ? await importAttendees(foyer, sold, own) : { counts: {} }
    moved.set(external_id, { event_id, tickets: counts })
  }
  return moved
}

interface Asked {
  format: 'archive' | 'events'
  dry_run: boolean
  /** The import with the file to use again. */
  file_of?: string
}

async function importFile(
  foyer: Foyer,
  asked: Asked,
  file: Blob | null,
  { account_id, organizer_id, ...ways }: Options,
) {
  const { data: begun, error } = await foyer.POST('/accounts/{account_id}/imports', {
    params: { path: { account_id } },
    body: { ...asked, ...(organizer_id && { organizer_id }) },
  })
  if (!begun) throw error
  const path = { account_id, import_id: begun.data.id }
  const look = () => foyer.GET('/accounts/{account_id}/imports/{import_id}', { params: { path } })
  return sendImport(begun.data, file, look, ways)
}

interface ReportLine {
  external_id: string | null
  event_id: string | null
}

async function readLines(address: string): Promise<ReportLine[]> {
  const report = await (await fetch(address)).text()
  return report
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ReportLine)
}
