import type { ExportDownload } from '@foyer/contracts/export/export'
import type * as endpoints from '@foyer/contracts/ledger/ledger-endpoints'
import type { LedgerFile } from '@foyer/contracts/ledger/ledger-file'
import { requireOwnAccount } from '../authorize.ts'
import type { Context, ParsedInput } from '../verb.ts'

/** Requests a file of a month of the account's ledger, in the caller's language. The queue writes it. */
export async function createLedgerFile(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.createLedgerFile>,
): Promise<LedgerFile> {
  requireOwnAccount(ctx, params.account_id, 'ledger.read')
  const { askLedgerFile } = await import('./ask-ledger-file.ts')
  return askLedgerFile(ctx, params.account_id, body)
}

/** The progress of a file of the ledger. */
export async function getLedgerFile(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.getLedgerFile>,
): Promise<LedgerFile> {
  requireOwnAccount(ctx, params.account_id, 'ledger.read')
  const { readLedgerFile } = await import('./ask-ledger-file.ts')
  return readLedgerFile(ctx, params)
}

/** The URL of a finished file of the ledger, valid for five minutes. It names no person, so no log says who had it. */
export async function getLedgerFileDownload(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.getLedgerFileDownload>,
): Promise<ExportDownload> {
  requireOwnAccount(ctx, params.account_id, 'ledger.read')
  const { ledgerFileDownload } = await import('./ask-ledger-file.ts')
  return ledgerFileDownload(ctx, params)
}
