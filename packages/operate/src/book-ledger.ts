import { bookEvent, bookPayouts } from '@foyer/core/repair/rebuild-ledger'
import { EventEntity } from '@foyer/core/store/event/event-entity'
import { scanRows } from '@foyer/core/table/scan-rows'
import { systemContext } from '@foyer/core/verb'
import type { CommandInput } from './command.ts'
import { counted } from './counted.ts'

/** Before any Foyer. */
const ever = '2026-01-01T00:00:00.000Z'

/**
 * Writes the ledger of every account, as each movement of money does since decision 0136: all orders of all events, then all payouts of their Stripe
 * accounts. What is there already stays. Safe to repeat while people buy.
 */
export async function bookLedger({ say }: CommandInput): Promise<boolean> {
  const ctx = systemContext('book-ledger')
  const accounts = new Set<string>()
  let orders = 0
  for (const status of ['DRAFT', 'LIVE', 'ARCHIVED']) {
    const { rows } = await scanRows(['status'], status)
    for (const { entity, row } of rows) {
      if (entity !== 'event') continue
      const { data: event } = await EventEntity.get({ event_id: String(row.id) }).go()
      if (event) accounts.add(event.account_id)
      orders += await bookEvent(ctx, String(row.id))
    }
  }
  let payouts = 0
  for (const account_id of accounts) payouts += await bookPayouts(ctx, account_id, ever)
  say(
    `The ledgers of ${counted(accounts.size, 'account')} have ${counted(orders, 'order')} and ${counted(payouts, 'payout')}.`,
  )
  return true
}
