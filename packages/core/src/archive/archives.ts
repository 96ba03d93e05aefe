import type { Archive } from '@foyer/contracts/archive/archive'
import type * as endpoints from '@foyer/contracts/archive/archive-endpoints'
import type { ExportDownload } from '@foyer/contracts/export/export'
import { requireOwnAccount } from '../authorize.ts'
import type { Context, ParsedInput } from '../verb.ts'
import { archiveDownload, askArchive, readArchive } from './ask-archive.ts'

/** Requests an archive of the account, which takes the place of its last one. The queue writes it. */
export async function createArchive(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.createArchive>,
): Promise<Archive> {
  requireOwnAccount(ctx, params.account_id, 'account.manage')
  return askArchive(ctx, params.account_id)
}

/** The account's last archive and how far it is. Null: there is none, or it is long gone. */
export async function getArchive(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.getArchive>,
): Promise<Archive | null> {
  requireOwnAccount(ctx, params.account_id, 'account.manage')
  return readArchive(ctx, params.account_id)
}

/** The URL of a finished archive, valid for five minutes. The download is recorded in the audit log. */
export async function getArchiveDownload(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.getArchiveDownload>,
): Promise<ExportDownload> {
  requireOwnAccount(ctx, params.account_id, 'account.manage')
  return archiveDownload(ctx, params.account_id)
}
