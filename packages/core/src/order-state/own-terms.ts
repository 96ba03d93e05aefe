import type { EventGraph } from '../event-graph/event-graph.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { type Context, nowInstant } from '../verb.ts'

const millisecondsPerHour = 3_600_000

/** That many hours before the event starts, as a UTC instant. */
export function hoursBefore({ event }: Pick<EventGraph, 'event'>, hours: number): string {
  return new Date(Date.parse(event.start_date) - hours * millisecondsPerHour).toISOString()
}

/** Until when names and addresses of a completed order may be changed by link, as a UTC instant; null: not, or not anymore. */
export function canChangeUntil(
  ctx: Context,
  { status }: Pick<OrderItem, 'status'>,
  graph: EventGraph,
): string | null {
  const { can_change, change_hours } = graph.settings.self_service
  if (!can_change || status !== 'COMPLETED') return null
  const until = hoursBefore(graph, change_hours)
  return until > nowInstant(ctx) ? until : null
}
