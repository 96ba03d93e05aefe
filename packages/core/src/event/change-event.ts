import { eventStartChanged } from '@foyer/contracts/event-message/event-message-messages'
import type { Message } from '@foyer/contracts/message'
import { eventPassesChanged } from '@foyer/contracts/wallet/wallet-messages'
import { createWriteTransaction } from 'electrodb'
import { forgetEventGraph } from '../event-graph/event-graph.ts'
import { EventEntity, type EventItem, eventListRow } from '../store/event/event-entity.ts'
import { countEvent, OrganizerEntity } from '../store/organizer/organizer-entity.ts'
import { isConditionRefused, outbox, toSend, transact, untilWritten } from '../table/write.ts'
import { AppError, type Context, nowInstant } from '../verb.ts'

type EventChange = Partial<
  Omit<EventItem, 'event_id' | 'id' | 'account_id' | 'created_at' | 'version' | 'row'>
>

/**
 * Writes the event that `decide` returns for the current one, and decides again if another process wrote first. Also
 * writes the row for lists. Errors: those of `decide`; `organizer.not_found` if its new organizer was deleted;
 * `server.busy` if others keep writing.
 */
export async function changeEvent(
  ctx: Context,
  event: EventItem,
  decide: (event: EventItem) => EventChange,
): Promise<EventItem> {
  return untilWritten(async (attempted) => {
    const seen = attempted === 0 ? event : await readAgain(event.event_id)
    const { outbox: _sent, outbox_id: _sentId, ...kept } = seen
    const change = decide(seen)
    const changed = { ...kept, ...change, updated_at: nowInstant(ctx), version: seen.version + 1 }
    const given = (change.outbox as Message[] | undefined) ?? []
    const messages = [...given, ...passesDue(seen, changed), ...startMoved(seen, changed)]
    const next = { ...changed, ...outbox(...messages), row: eventListRow(changed) }
    const isWritten =
      next.organizer_id === seen.organizer_id ? await writeOver(seen, next) : await moveEvent(seen, next)
    return isWritten ? next : 'lost'
  })
}

/** What the passes in people's wallets show of their event (docs/decisions/0084). */
function passesDue(before: EventItem, after: EventItem): Message[] {
  const shown = ({ title, start_date, end_date, timezone, organizer_id }: EventItem) =>
    JSON.stringify([title, start_date, end_date, timezone, organizer_id])
  return shown(before) === shown(after) ? [] : [toSend(eventPassesChanged, { event_id: after.event_id })]
}

/** Messages to its people may go out days before it starts. */
function startMoved(before: EventItem, after: EventItem): Message[] {
  const isMoved = before.start_date !== after.start_date || before.timezone !== after.timezone
  return isMoved ? [toSend(eventStartChanged, { event_id: after.event_id })] : []
}

async function writeOver(seen: EventItem, next: EventItem): Promise<boolean> {
  try {
    await EventEntity.put(next)
      .where(({ version }, { eq }) => eq(version, seen.version))
      .go()
    forgetEventGraph(next.event_id)
    return true
  } catch (error) {
    if (isConditionRefused(error)) return false
    throw error
  }
}

async function readAgain(event_id: string): Promise<EventItem> {
  const { data } = await EventEntity.get({ event_id }).go({ consistent: true })
  if (!data) throw new AppError('event.not_found')
  return data
}

/**
 * Writes an event with another organizer if it is still as it was read. Both organizers' counts follow. False if another
 * process wrote first. Error: `organizer.not_found` if the new organizer was deleted.
 */
export async function moveEvent(seen: EventItem, next: EventItem): Promise<boolean> {
  const { account_id } = next
  const refusals = await transact(() =>
    createWriteTransaction({ event: EventEntity, organizer: OrganizerEntity }, ({ event, organizer }) => [
      event
        .put(next)
        .where(({ version }, { eq }) => eq(version, seen.version))
        .commit(),
      countEvent(organizer, { account_id, id: seen.organizer_id }, -1),
      countEvent(organizer, { account_id, id: next.organizer_id }, 1),
    ]).go(),
  )
  forgetEventGraph(next.event_id)
  if (refusals?.[2] === 'ConditionalCheckFailed') throw new AppError('organizer.not_found')
  return refusals === null
}
