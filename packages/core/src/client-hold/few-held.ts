import { ClientHoldEntity, type HoldWindow } from '../store/client-hold/client-hold-entity.ts'
import type { InTransaction } from '../table/entity.ts'
import { isConditionRefused, type TransactionRefusal } from '../table/write.ts'
import { refusalIn } from '../verb.ts'
import type { HoldCount } from './count-hold.ts'

/** This many tickets in a window need no proof: a family, or one order of the usual maximum. */
export const freeTickets = 10

/** A count that is raised in the very write of the order, which is refused if the client then had more than `freeTickets`. */
export interface FewHeld extends HoldCount {
  added: number
}

/** The order was not written: its client holds many tickets, or reserves others at this moment. */
export class ManyHeld extends Error {}

/** Clients that this process has met with many tickets: they are counted first, since a refused write costs time. */
const many = new Set<string>()
const mostKnown = 10_000

const nameOf = ({ event_id, client, window }: HoldCount) => `${event_id}/${client}/${window}`

/** Whether the client may have few enough tickets to count them in the order's own write (docs/decisions/0057). */
export function mayBeFew(count: HoldCount): boolean {
  return count.asked <= freeTickets && !many.has(nameOf(count))
}

/** One item of the transaction that writes the order. */
export function fewHeldWrite(
  entity: InTransaction<typeof ClientHoldEntity>,
  { event_id, client, window, ttl, added }: FewHeld,
) {
  return entity
    .update({ event_id, client, window })
    .add({ tickets: added })
    .set({ ttl })
    .where(
      ({ tickets }, { notExists, lte }) => `${notExists(tickets)} OR ${lte(tickets, freeTickets - added)}`,
    )
    .commit()
}

/**
 * What it means that a transaction refused that item. Error: `ManyHeld`, also where the client's own other order is just being
 * written: counted by itself, it waits for no transaction.
 */
export function requireFewHeld(count: FewHeld, refusal: TransactionRefusal | undefined): void {
  if (refusal === undefined || refusal === 'None') return
  if (refusal === 'ConditionalCheckFailed') {
    if (many.size >= mostKnown) many.clear()
    many.add(nameOf(count))
  }
  throw new ManyHeld()
}

/**
 * Takes tickets off a client's count: those of a request that was refused, or of a hold that ended or was bought. A count that is
 * gone needs nothing; one that a dying process forgot, or that is too busy, is gone with its window: what it belongs to is
 * written already, and must not fail for it (docs/decisions/0049).
 */
export async function giveBackHold({ event_id, client, window }: HoldWindow, tickets: number): Promise<void> {
  if (tickets === 0) return
  try {
    await ClientHoldEntity.patch({ event_id, client, window }).add({ tickets: -tickets }).go()
  } catch (error) {
    if (!isConditionRefused(error) && refusalIn(error)?.code !== 'server.busy') throw error
  }
}
