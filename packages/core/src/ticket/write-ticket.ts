import type { AuditedAmount } from '@foyer/contracts/audit/audit'
import { rowsChanged } from '@foyer/contracts/change-log/change-log-messages'
import { createWriteTransaction } from 'electrodb'
import { forgetEventGraph } from '../event-graph/event-graph.ts'
import type { PoolChange } from '../pool/pool-change.ts'
import {
  clearingMark,
  type MarkClearing,
  poolClosings,
  poolEntities,
  poolWrites,
} from '../pool/pool-writes.ts'
import type { PoolRef } from '../pool/read-pools.ts'
import { AuditReportEntity, reportWrites } from '../store/audit/audit-report-entity.ts'
import { audited } from '../store/audit/audited.ts'
import { type KeptPrice, TicketEntity, type TicketItem } from '../store/ticket/ticket-entity.ts'
import { toSend, transact } from '../table/write.ts'
import type { Context } from '../verb.ts'

interface TicketWrite {
  /** The account that hears of changed stock in its audit log. */
  account_id: string
  /** The ticket as it was read; its version must still be the stored one. Null: it is new. */
  before: TicketItem | null
  /** Null deletes it. */
  after: TicketItem | null
  changes?: readonly PoolChange[]
  closings?: readonly PoolRef[]
  /** How often the write is tried while transactions run on its items. */
  tries?: number
}

/** `lost`: somebody changed the ticket first; `taken`: a pool's condition refused, for something was bought. */
export type TicketWriteResult = 'lost' | 'taken' | TicketItem

/**
 * One write of a ticket with what it does to its prices' pools, together or not at all, and with what the audit log says of its
 * stock. A transaction has room for one price's shards, so a write never concerns more than one pool.
 */
export async function writeTicket(
  ctx: Context,
  { account_id, before, after, changes = [], closings = [], tries }: TicketWrite,
): Promise<TicketWriteResult> {
  const item = after ?? before
  if (!item) throw new Error('A ticket that is neither before nor after cannot be written.')
  const { event_id, id } = item
  const next = { ...item, version: (before?.version ?? 0) + 1 }
  const reports = [
    ...reportStock(ctx, account_id, { before, after }),
    ...(after ? [] : [tellDeletion(event_id, id)]),
  ]
  const write = (clearing?: MarkClearing) =>
    createWriteTransaction(
      { ticket: TicketEntity, report: AuditReportEntity, ...poolEntities },
      ({ ticket, report, ...pools }) => [
        (after ? ticket.put(next) : ticket.delete({ event_id, id }))
          .where((kept, { eq, notExists }) =>
            before ? eq(kept.version, before.version) : notExists(kept.id),
          )
          .commit(),
        ...poolWrites(pools, changes, clearing),
        ...poolClosings(pools, closings),
        ...reportWrites(ctx, report, reports),
      ],
    ).go()
  const refusals = await clearingMark(event_id, changes, (clearing) =>
    transact(() => write(clearing), { tries }),
  )
  forgetEventGraph(event_id)
  if (refusals === null) return next
  return refusals[0] === 'ConditionalCheckFailed' ? 'lost' : 'taken'
}

/** The account's change feed hears of other changes from the written item itself (docs/decisions/0106). */
function tellDeletion(event_id: string, id: string) {
  const rows = { order_short_ids: [], attendee_short_ids: [] }
  return toSend(rowsChanged, { event_id, ...rows, changes: [{ type: 'ticket', id }] })
}

/**
 * What a write of a ticket changes about how many there are, price by price, for the audit log. Null: the ticket is not there before,
 * or after. Selling and giving back change no stock.
 */
export function reportStock(
  ctx: Context,
  account_id: string,
  { before, after }: { before: TicketItem | null; after: TicketItem | null },
) {
  const { event_id = '', id: subject_id = '', title: name = '' } = after ?? before ?? {}
  const [old, now] = [before?.prices ?? [], after?.prices ?? []]
  const added = now.filter(({ id }) => !old.some((price) => price.id === id))
  return [...old, ...added].flatMap((price) => {
    const { id: price_id, label } = price
    const [from, to] = [stockOf(old, price_id), stockOf(now, price_id)]
    if (from === to) return []
    const details = { event_id, name, price_id, label, from, to }
    return [audited(ctx, { account_id, action: 'ticket.stock_changed', subject_id, details })]
  })
}

function stockOf(prices: readonly KeptPrice[], price_id: string): AuditedAmount {
  const price = prices.find(({ id }) => id === price_id)
  return price ? (price.quantity_available ?? 'unlimited') : 'none'
}
