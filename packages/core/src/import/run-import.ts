import { importDue } from '@foyer/contracts/import/import-messages'
import type { Message } from '@foyer/contracts/message'
import { type EventGraph, readEventGraph } from '../event-graph/event-graph.ts'
import { audited } from '../store/audit/audited.ts'
import { ImportClaimEntity, readClaims } from '../store/import/import-claim-entity.ts'
import { ImportEntity, type ImportItem } from '../store/import/import-entity.ts'
import { toSend } from '../table/write.ts'
import { AppError, type Context, nowInstant } from '../verb.ts'
import { fileProblem, lookAgainAt, readFile } from './import-file.ts'
import { importOrder, type OrderResult } from './import-order.ts'
import { countLines, firstProblems, joinParts, linesOf, storePart } from './import-report.ts'
import { createMissing, missingTickets, withMissing } from './missing-tickets.ts'
import { missingPlaces, placesLeft } from './places.ts'
import { type PlannedOrder, planOrders } from './plan-orders.ts'
import { readOr, UnreadableFile } from './reader/given-row.ts'
import { readRows } from './reader/read-rows.ts'
import { tryOrders } from './try-orders.ts'
import { undoOrder } from './undo-order.ts'
import { writeNext } from './write-next.ts'

/** Orders between two reports of progress, and how many of them are written side by side. */
const ordersInPart = 200
const atOnce = 16
/** A message works for about this long and hands on, so that images and files in the same queue do not wait. */
const longestMs = 60_000

interface Pace {
  ordersInPart: number
  longestMs: number
  /** False where another import works on this one and goes on itself. */
  handsOn?: boolean
}

/**
 * Goes on with an import where it is: tries its file, imports it or undoes it, part by part, and asks for itself again where more is left. May
 * die at any moment and run twice at once: each order is whole, and is made once (docs/decisions/0133).
 */
export async function runImport(
  system: Context,
  { payload }: Message<typeof importDue>,
  pace: Pace = { ordersInPart, longestMs },
): Promise<void> {
  const { data: item } = await ImportEntity.get({ id: payload.import_id }).go({ consistent: true })
  if (!item || ['DONE', 'UNDONE', 'FAILED'].includes(item.status)) return
  const ctx = { ...system, actor: item.actor }
  try {
    if (item.status === 'UNDOING') return await undo(ctx, item, pace)
    await goOn(ctx, item, pace)
  } catch (error) {
    const problem = fileProblem(error)
    if (!problem) throw error
    await write(item, { ...item, status: 'FAILED', ...problem, went_on_at: nowInstant(ctx) })
  }
}

async function readGraph({ event_id }: ImportItem): Promise<EventGraph> {
  const graph = await readEventGraph(event_id, { fresh: true })
  if (!graph) throw new AppError('event.not_found')
  return graph
}

/** Null while the file is awaited. */
async function readOrders(item: ImportItem, { event }: EventGraph): Promise<PlannedOrder[] | null> {
  const text = await readFile(item, item.event_id)
  if (text === null) return null
  const { currency, timezone } = event
  const scene = { currency, timezone, now: item.created_at }
  const has_check_in_list = item.body.check_in_list_id !== undefined
  return readOr(new UnreadableFile('file.not_csv', unreadable), () =>
    planOrders(readRows(text, scene, item.body), { ...scene, has_check_in_list }),
  )
}

const unreadable = 'The file is not as its format has it. Export it again.'

async function goOn(ctx: Context, begun: ImportItem, pace: Pace): Promise<void> {
  const started = performance.now()
  let graph = await readGraph(begun)
  const orders = await readOrders(begun, graph)
  if (orders === null) return awaitFile(ctx, begun)
  const missing = begun.body.create_tickets ? missingTickets(graph, orders) : []
  const left = begun.body.dry_run ? await placesLeft(graph) : new Map<string, number>()
  if (begun.body.dry_run) graph = withMissing(graph, missing)
  else if (await createMissing(ctx, graph, missing)) graph = await readGraph(begun)
  const rows_total = orders.reduce((sum, order) => sum + rowsOf(order), 0)
  let item = begun
  while (item.position < orders.length) {
    const part = orders.slice(item.position, item.position + pace.ordersInPart)
    const taken = { ...item.taken }
    const results = item.body.dry_run
      ? await eachWhole(part, (whole) => tryOrders(ctx, item, whole, { graph, left, taken }))
      : await eachWhole(part, (whole) => importAll(ctx, item, whole))
    const lines = part.flatMap((order) => linesOf(order, results.get(order) ?? null))
    await storePart(item, item.position, lines)
    item = await write(item, {
      ...item,
      status: 'RUNNING',
      position: item.position + part.length,
      rows_done: item.rows_done + lines.length,
      rows_total,
      counts: countLines(item.counts, lines),
      wanted: addedUp(item.wanted, [...results.values()]),
      taken,
      parts: [...item.parts, item.position],
      went_on_at: new Date(ctx.now.getTime() + performance.now() - started).toISOString(),
    })
    if (item.position < orders.length && performance.now() - started > pace.longestMs)
      return handOn(item, pace)
  }
  await finish(ctx, item, graph, left)
}

/** Looks again for a file that was not sent yet: soon, then later and later. */
async function awaitFile(ctx: Context, item: ImportItem): Promise<void> {
  const message = toSend(
    importDue,
    { account_id: item.account_id, import_id: item.id },
    lookAgainAt(ctx, item),
  )
  await write(item, { ...item, went_on_at: nowInstant(ctx) }, message)
}

const rowsOf = ({ tickets, skipped, refused }: PlannedOrder) =>
  tickets.length + skipped.length + refused.length

/** The results of the orders that are whole; the others are refused already. */
async function eachWhole(
  part: readonly PlannedOrder[],
  act: (whole: readonly PlannedOrder[]) => Promise<OrderResult[]>,
): Promise<Map<PlannedOrder, OrderResult>> {
  const whole = part.filter(({ tickets }) => tickets.length > 0)
  const results = await act(whole)
  return new Map(whole.map((order, index) => [order, results[index] ?? { outcome: 'refused' as const }]))
}

async function importAll(
  ctx: Context,
  item: ImportItem,
  orders: readonly PlannedOrder[],
): Promise<OrderResult[]> {
  const claims = await readClaims(
    item.event_id,
    orders.map(({ external_id }) => external_id),
  )
  const results: OrderResult[] = []
  const waiting = orders.entries()
  const work = async () => {
    for (const [index, order] of waiting)
      results[index] = await importOrder(ctx, item, order, { claim: claims.get(order.external_id) })
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}

function addedUp(
  wanted: Readonly<Record<string, number>>,
  results: readonly OrderResult[],
): Record<string, number> {
  const sums = { ...wanted }
  for (const result of results)
    for (const [pool_id, quantity] of Object.entries(result.wanted ?? {}))
      sums[pool_id] = (sums[pool_id] ?? 0) + quantity
  return sums
}

async function finish(
  ctx: Context,
  item: ImportItem,
  graph: EventGraph,
  left: ReadonlyMap<string, number>,
): Promise<void> {
  const problems = firstProblems(await joinParts(item, item.parts))
  const { dry_run } = item.body
  const free = dry_run
    ? new Map([...left].map(([pool_id, places]) => [pool_id, places - (item.taken[pool_id] ?? 0)]))
    : await placesLeft(graph)
  const { created, updated } = item.counts
  const happened = { account_id: item.account_id, action: 'import.done', subject_id: item.event_id } as const
  const told = dry_run ? undefined : audited(ctx, { ...happened, details: { created, updated } })
  const missing_places = missingPlaces(graph, free, item.wanted)
  const done_at = nowInstant(ctx)
  await write(item, { ...item, status: 'DONE', missing_places, problems, done_at, went_on_at: done_at }, told)
}

async function undo(ctx: Context, begun: ImportItem, pace: Pace): Promise<void> {
  const started = performance.now()
  let item = begun
  for (;;) {
    const { data: claims } = await ImportClaimEntity.query
      .primary({ imported_event_id: item.event_id })
      .gt({ external_id: item.undone_to ?? ' ' })
      .go({ consistent: true, limit: pace.ordersInPart })
    const last = claims.at(-1)
    if (!last) break
    const own = claims.filter(({ import_id }) => import_id === item.id)
    const counts = { ...item.counts }
    const waiting = own.values()
    const work = async () => {
      for (const claim of waiting)
        counts[(await undoOrder(ctx, claim)) ? 'undone' : 'kept'] += claim.tickets.length
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    const went_on_at = new Date(ctx.now.getTime() + performance.now() - started).toISOString()
    item = await write(item, { ...item, counts, undone_to: last.external_id, went_on_at })
    if (performance.now() - started > pace.longestMs) return handOn(item, pace)
  }
  const details = { undone: item.counts.undone }
  const happened = {
    account_id: item.account_id,
    action: 'import.undone',
    subject_id: item.event_id,
  } as const
  await write(
    item,
    { ...item, status: 'UNDONE', went_on_at: nowInstant(ctx) },
    audited(ctx, { ...happened, details }),
  )
}

async function handOn(item: ImportItem, { handsOn = true }: Pace): Promise<void> {
  if (!handsOn) return
  await write(item, item, toSend(importDue, { account_id: item.account_id, import_id: item.id }))
}

/** The item's next state, if it is still as it was read. */
function write(before: ImportItem, after: ImportItem, message?: Message): Promise<ImportItem> {
  return writeNext(after, message, {
    put: (item) =>
      ImportEntity.put(item)
        .where((is, { eq, notExists }) => {
          const { undone_to } = before
          const undone = undone_to === undefined ? notExists(is.undone_to) : eq(is.undone_to, undone_to)
          return [eq(is.status, before.status), eq(is.position, before.position), undone].join(' AND ')
        })
        .go(),
    read: async (id) => (await ImportEntity.get({ id }).go({ consistent: true })).data,
  })
}
