import type { AuditedAmount } from '@foyer/contracts/audit/audit'
import type { Context } from '../context.ts'
import { audited } from '../store/audit/audited.ts'
import type { KeptPrice, TicketItem } from '../store/ticket/ticket-entity.ts'

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
