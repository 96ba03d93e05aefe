import type { LedgerCharge, LedgerKind, LedgerLine, LedgerStripe } from '@foyer/contracts/ledger/ledger'
import type { Currency } from '@foyer/contracts/money'
import type { EntityItem } from 'electrodb'
import { kept, LazyEntity, onTable } from '../../table/entity.ts'
import { outboxAttributes } from '../../table/write.ts'

/** A partition takes 1,000 writes a second, and a rush is one account's. */
export const ledgerShards = 4

/** What Stripe said of a payout. `held`: the sum of all that it holds; null: not known. Stripe's own minor units. */
export interface KeptPayout {
  arrives_on: string
  status: 'PAID' | 'FAILED'
  amount: number
  held: number | null
  tries: number
}

/**
 * A movement of money of an account (docs/decisions/0136). Its amounts never change; what Stripe says of it is added. Access pattern: those of an account
 * between two moments, by one Query for each shard.
 */
export const LedgerLineEntity = new LazyEntity(
  {
    model: { entity: 'ledger_line', version: '1', service: 'foyer' },
    attributes: {
      ledger_account_id: { type: 'string', required: true },
      shard: { type: 'number', required: true },
      at: { type: 'string', required: true },
      line_id: { type: 'string', required: true },
      kind: { type: kept<LedgerKind>(), required: true },
      paid_by: { type: kept<LedgerLine['paid_by']>(), required: true },
      event_id: { type: kept<string | null>(), required: true },
      order_reference: { type: kept<string | null>(), required: true },
      currency: { type: kept<Currency>(), required: true },
      gross: { type: 'number', required: true },
      price: { type: 'number', required: true },
      fee: { type: 'number', required: true },
      tax: { type: 'number', required: true },
      charges: { type: kept<LedgerCharge[]>(), required: true },
      /** Its payout stands beside it, since that is known later. */
      stripe: { type: kept<Omit<LedgerStripe, 'payout_id'> | null>(), required: true },
      payout_id: { type: 'string' },
      payout: { type: kept<KeptPayout | undefined>() },
      /** Of a payout: the lines that it holds, and what they add up to. */
      linked_lines: { type: 'number' },
      linked_net: { type: 'number' },
      ...outboxAttributes,
    },
    indexes: {
      primary: {
        // Stripe's ids are case-sensitive.
        pk: { field: 'pk', composite: ['ledger_account_id', 'shard'], casing: 'none' },
        sk: { field: 'sk', composite: ['at', 'line_id'], casing: 'none' },
      },
    },
  },
  onTable,
)
export type LedgerLineItem = EntityItem<typeof LedgerLineEntity>

/**
 * What the ledger has of an order: its lines' moments by their ids, so that none is ever moved or written twice. `tries`: how often Stripe had not
 * booked all of it. Access pattern: by the order's id.
 */
export const LedgerOrderEntity = new LazyEntity(
  {
    model: { entity: 'ledger_order', version: '1', service: 'foyer' },
    attributes: {
      booked_order_id: { type: 'string', required: true },
      event_id: { type: 'string', required: true },
      lines: { type: kept<Record<string, string>>(), required: true },
      tries: { type: 'number', required: true },
      version: { type: 'number', required: true },
      ...outboxAttributes,
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['booked_order_id'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
export type LedgerOrderItem = EntityItem<typeof LedgerOrderEntity>

/**
 * A balance transaction of Stripe's: the line that it belongs to and the payout that holds it. Each is written by who learns of it, and
 * the second one brings them together. Access pattern: by its id.
 */
export const LedgerTransactionEntity = new LazyEntity(
  {
    model: { entity: 'ledger_transaction', version: '1', service: 'foyer' },
    attributes: {
      balance_account_id: { type: 'string', required: true },
      transaction_id: { type: 'string', required: true },
      ledger_account_id: { type: 'string' },
      shard: { type: 'number' },
      at: { type: 'string' },
      line_id: { type: 'string' },
      net: { type: 'number' },
      payout_id: { type: 'string' },
      payout_at: { type: 'string' },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['balance_account_id', 'transaction_id'], casing: 'none' },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
export type LedgerTransactionItem = EntityItem<typeof LedgerTransactionEntity>

/** The shard of everything that belongs together: an order's lines, or a payout's. */
export function ledgerShardOf(subject: string): number {
  let sum = 0
  for (const character of subject) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521
  return sum % ledgerShards
}

export const payoutLineId = (payout_id: string) => `payout:${payout_id}`
