import { createWriteTransaction } from 'electrodb'
import {
  LedgerLineEntity,
  type LedgerLineItem,
  LedgerTransactionEntity,
  type LedgerTransactionItem,
  ledgerShardOf,
  payoutLineId,
} from '../store/ledger/ledger-entity.ts'
import { isConflict, transactOnce, untilWritten } from '../table/write.ts'

/** Where and when a payout's own line stands. */
export interface PayoutPlace {
  payout_id: string
  payout_at: string
}

export function payoutKey(ledger_account_id: string, { payout_id, payout_at }: PayoutPlace) {
  const line_id = payoutLineId(payout_id)
  return { ledger_account_id, shard: ledgerShardOf(payout_id), at: payout_at, line_id }
}

/** A transaction takes 100 items. */
const linesAtOnce = 50
const upsertsAtOnce = 10

/** Writes down which payout holds some balance transactions, at most 100, and tells their lines where they are known already. */
export async function holdTransactions(
  place: PayoutPlace,
  balance_account_id: string,
  ids: readonly string[],
): Promise<void> {
  const keys = ids.map((transaction_id) => ({ balance_account_id, transaction_id }))
  const { data: known } = await LedgerTransactionEntity.get(keys).go({ consistent: true })
  const held = known.filter(({ payout_id }) => payout_id === place.payout_id)
  const there = new Set(held.map(({ transaction_id }) => transaction_id))
  const missing = keys.filter(({ transaction_id }) => !there.has(transaction_id))
  while (missing.length > 0)
    held.push(...(await Promise.all(missing.splice(0, upsertsAtOnce).map((key) => hold(place, key)))))
  await linkLines(held)
}

function hold(
  place: PayoutPlace,
  key: Pick<LedgerTransactionItem, 'balance_account_id' | 'transaction_id'>,
): Promise<LedgerTransactionItem> {
  return untilWritten(async () => {
    try {
      const { data } = await LedgerTransactionEntity.upsert(key).set(place).go({ response: 'all_new' })
      return data as LedgerTransactionItem
    } catch (error) {
      if (isConflict(error)) return 'lost'
      throw error
    }
  })
}

/** Tells the lines that were written after their payout. */
export async function linkWhereHeld(
  lines: readonly LedgerLineItem[],
  balance_account_id: string,
): Promise<void> {
  const keys = lines.flatMap(({ stripe, payout_id }) =>
    stripe && !payout_id ? { balance_account_id, transaction_id: stripe.transaction_id } : [],
  )
  if (keys.length === 0) return
  const { data } = await LedgerTransactionEntity.get(keys).go({ consistent: true })
  await linkLines(data)
}

interface Linked extends PayoutPlace {
  key: Pick<LedgerLineItem, 'ledger_account_id' | 'shard' | 'at' | 'line_id'>
  net: number
}

/** Lines know their payout and are in its sums, both in one write, and once: both sides may try. */
async function linkLines(held: readonly LedgerTransactionItem[]): Promise<void> {
  const linked = held.flatMap((item): Linked[] => {
    const { ledger_account_id, shard, at, line_id, payout_id, payout_at, net = 0 } = item
    if (!ledger_account_id || shard === undefined || !at || !line_id || !payout_id || !payout_at) return []
    return [{ key: { ledger_account_id, shard, at, line_id }, net, payout_id, payout_at }]
  })
  for (const [, ofPayout] of Map.groupBy(linked, ({ payout_id }) => payout_id))
    for (let done = 0; done < ofPayout.length; done += linesAtOnce)
      await untilWritten(() => linkOnce(ofPayout.slice(done, done + linesAtOnce)))
}

async function linkOnce(some: readonly Linked[]): Promise<'linked' | 'lost'> {
  const { data } = await LedgerLineEntity.get(some.map(({ key }) => key)).go({ consistent: true })
  const known = new Set(data.flatMap(({ line_id, payout_id }) => (payout_id ? line_id : [])))
  const open = some.filter(({ key }) => !known.has(key.line_id))
  const [first] = open
  if (!first) return 'linked'
  const sum = { linked_lines: open.length, linked_net: open.reduce((all, { net }) => all + net, 0) }
  const refusals = await transactOnce(() =>
    createWriteTransaction({ line: LedgerLineEntity, payout: LedgerLineEntity }, ({ line, payout }) => [
      ...open.map(({ key, payout_id }) =>
        line
          .patch(key)
          .set({ payout_id })
          .where((item, { notExists }) => notExists(item.payout_id))
          .commit(),
      ),
      payout.patch(payoutKey(first.key.ledger_account_id, first)).add(sum).commit(),
    ]).go(),
  )
  return refusals === null ? 'linked' : 'lost'
}
