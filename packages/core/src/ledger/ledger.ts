import type { Books, LedgerPage } from '@foyer/contracts/ledger/ledger'
import type * as endpoints from '@foyer/contracts/ledger/ledger-endpoints'
import { requireOwnAccount } from '../authorize.ts'
import type { Context, ParsedInput } from '../verb.ts'
import { readLedger } from './read-ledger.ts'

/** Every movement of the account's money in a span, oldest first, at most a thousand at a time (docs/decisions/0136). */
export async function listLedger(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoints.listLedger>,
): Promise<LedgerPage> {
  requireOwnAccount(ctx, params.account_id, 'ledger.read')
  return readLedger(params.account_id, query, query)
}

/** What the account's money did in a calendar month of its own zone, added up, with its payouts. */
export async function getBooks(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoints.getBooks>,
): Promise<Books> {
  requireOwnAccount(ctx, params.account_id, 'ledger.read')
  const { monthBooks } = await import('./month-books.ts')
  return monthBooks(ctx, params.account_id, query.month)
}
