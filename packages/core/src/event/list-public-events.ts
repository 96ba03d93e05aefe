import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { listPublicEvents as endpoint } from '@foyer/contracts/event/event-endpoints'
import type { Context } from '../context.ts'
import { listPublicOrganizerEvents } from '../organizer/list-public-organizer-events.ts'

/**
 * The specification's public list of events (§7). Accounts share a stage but not a shop window, so it asks of which organizer.
 * Error: `organizer.not_found`.
 */
export function listPublicEvents(ctx: Context, { query }: ParsedInput<typeof endpoint>) {
  const { organizer_id, ...list } = query
  return listPublicOrganizerEvents(ctx, { params: { organizer_id }, query: list })
}
