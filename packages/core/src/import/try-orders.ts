import type { EventGraph } from '../event-graph/event-graph.ts'
import { readClaims } from '../store/import/import-claim-entity.ts'
import type { ImportItem } from '../store/import/import-entity.ts'
import { type Context, refusalIn } from '../verb.ts'
import { barcodeTaken, takenBarcodes } from './claim-barcodes.ts'
import { againResult, noPlace, type OrderResult } from './import-order.ts'
import { answersOf } from './imported-answers.ts'
import { importedOrder } from './imported-order.ts'
import type { PlannedOrder } from './plan-orders.ts'
import { RefusedOrder } from './plan-orders.ts'

interface Trial {
  graph: EventGraph
  /** Places left, and those that earlier orders of the file would take, by pool; the latter grows. */
  left: ReadonlyMap<string, number>
  taken: Record<string, number>
}

/** What importing these orders would do, one after the other. Nothing is written. */
export async function tryOrders(
  ctx: Context,
  item: ImportItem,
  orders: readonly PlannedOrder[],
  trial: Trial,
): Promise<OrderResult[]> {
  const claims = await readClaims(
    item.event_id,
    orders.map(({ external_id }) => external_id),
  )
  const codes = orders
    .filter(({ external_id }) => !claims.has(external_id))
    .flatMap(({ tickets }) => tickets.flatMap(({ codes }) => codes))
  const taken = await takenBarcodes(item.event_id, codes)
  return orders.map((planned) => {
    const claim = claims.get(planned.external_id)
    if (claim) return refusedAnswer(trial.graph, planned) ?? againResult(item, planned, claim)
    if (planned.tickets.some(({ codes }) => codes.some((code) => taken.has(code))))
      return { outcome: 'refused', problem: barcodeTaken }
    return tryOrder(ctx, item, planned, trial)
  })
}

/** An answer that a correction would be refused for. */
function refusedAnswer(graph: EventGraph, { tickets }: PlannedOrder): OrderResult | null {
  try {
    for (const ticket of tickets) answersOf(graph, ticket)
    return null
  } catch (error) {
    if (error instanceof RefusedOrder) return { outcome: 'refused', problem: error.problem }
    throw error
  }
}

function tryOrder(ctx: Context, item: ImportItem, planned: PlannedOrder, trial: Trial): OrderResult {
  try {
    const { wants } = importedOrder(ctx, trial.graph, item, planned)
    const short = wants.filter(({ pool_id, quantity }) => {
      const left = trial.left.get(pool_id) ?? Number.POSITIVE_INFINITY
      return (trial.taken[pool_id] ?? 0) + quantity > left
    })
    if (short.length > 0) {
      const wanted = Object.fromEntries(short.map(({ pool_id, quantity }) => [pool_id, quantity]))
      return { outcome: 'refused', problem: noPlace, wanted }
    }
    for (const { pool_id, quantity } of wants) trial.taken[pool_id] = (trial.taken[pool_id] ?? 0) + quantity
    return { outcome: 'created' }
  } catch (error) {
    if (error instanceof RefusedOrder) return { outcome: 'refused', problem: error.problem }
    const refusal = refusalIn(error)
    if (!refusal) throw error
    return { outcome: 'refused', problem: { code: refusal.code, message: refusal.message } }
  }
}
