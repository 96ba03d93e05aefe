import type { EventsImportLine } from '@foyer/contracts/import/events-import'
import { type GivenRow, readOr } from '../import/reader/given-row.ts'
import type { EventsImportItem } from '../store/import/events-import-entity.ts'
import type { Context } from '../verb.ts'
import { type EventResult, importEvent } from './import-event.ts'
import { type PlanScene, planEvent } from './plan-event.ts'
import { problemOf, RefusedEvent } from './refused-event.ts'

interface Line {
  scene: PlanScene
  row: GivenRow
  /** Where each id of the file stands first. */
  firstOf: ReadonlyMap<string, number>
  /** The file of an archive. */
  file?: string
}

/** Imports the event of a line, or tries it. Answers what the report says of it, and the event that this import made. */
export async function importLine(
  ctx: Context,
  item: EventsImportItem,
  line: Line,
): Promise<{ line: EventsImportLine; made: string | undefined }> {
  const { outcome, problem, made, event_id = null } = await resultOf(ctx, item, line)
  const { code = null, about = null, message = null } = problem ?? {}
  const { row, file = null } = line
  const named = about === null ? [] : namesAt(row.fields, about)
  const told = { file, row: row.row, external_id: idOf(row), event_id, ...titleOf(row) }
  const said = { ...told, outcome, code, about, message, ...(named.length > 0 ? { named } : {}) }
  return { line: said, made }
}

async function resultOf(
  ctx: Context,
  item: EventsImportItem,
  { scene, row, firstOf }: Line,
): Promise<EventResult> {
  try {
    if (row.problem) throw new RefusedEvent('row.unreadable', row.problem)
    const first = firstOf.get(idOf(row) ?? '') ?? row.row
    if (first !== row.row)
      throw new RefusedEvent('row.id_twice', `Row ${first} has the same external_id.`, [first])
    const unreadable = new RefusedEvent('row.unreadable', 'This line cannot be read.')
    const planned = await readOr(unreadable, () => planEvent(ctx, scene, row.fields))
    return await importEvent(ctx, item, planned)
  } catch (error) {
    const problem = problemOf(error)
    if (!problem) throw error
    return { outcome: 'refused', problem }
  }
}

/** The title of a line's event, as far as it has one. */
function titleOf({ fields }: GivenRow): { title?: string } {
  const { title } = fields as { title?: unknown }
  return typeof title === 'string' ? { title: title.trim().slice(0, 200) } : {}
}

/** The names of the things of a line that a path such as `tickets.0.taxes_and_fees.1` leads through; empty where one has none. */
function namesAt(fields: object, about: string): string[] {
  const names: string[] = []
  let at: unknown = fields
  for (const key of about.split('.')) {
    const isThing = Array.isArray(at)
    at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined
    if (isThing) names.push(nameOf(at).slice(0, 200))
  }
  return names
}

function nameOf(thing: unknown): string {
  if (typeof thing === 'string') return thing
  const { title, name, code, label, locale } = { ...(thing as Record<string, unknown> | null) }
  return (
    ([title, name, code, label, locale].find((each) => typeof each === 'string' && each !== '') as string) ??
    ''
  )
}

/** The other system's id of a line's event. */
export function idOf({ fields }: GivenRow): string | null {
  const { external_id } = fields
  return typeof external_id === 'string' ? external_id.trim().slice(0, 100) : null
}

/** How many events are written side by side. */
const atOnce = 4

/** Results in the order of the things. */
export async function eachAtOnce<Thing, Result>(
  things: readonly Thing[],
  act: (thing: Thing) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = things.entries()
  const work = async () => {
    for (const [index, thing] of waiting) results[index] = await act(thing)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}
