import type { revokeApiKey as endpoint } from '@foyer/contracts/api-key/api-key-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import { AppError } from '../app-error.ts'
import { requireOwnAccount } from '../authorize.ts'
import { type Context, nowInstant } from '../context.ts'
import { ApiKeyEntity } from '../store/api-key/api-key-entity.ts'
import { audited } from '../store/audit/audited.ts'
import { outbox } from '../table/outbox.ts'
import { endApiKey } from './write-api-key.ts'

/**
 * Revokes a key: calls that bear it are refused from this moment on. Errors: `session.forbidden`, `account.not_found`;
 * `api_key.not_found`, also for one that was revoked before.
 */
export async function revokeApiKey(ctx: Context, { params }: ParsedInput<typeof endpoint>): Promise<void> {
  const { account_id, api_key_id: id } = params
  requireOwnAccount(ctx, account_id, 'api_key.manage')
  const { data: item } = await ApiKeyEntity.get({ account_id, id }).go({ consistent: true })
  if (!item) throw new AppError('api_key.not_found')
  const entry = {
    account_id,
    action: 'api_key.revoked',
    subject_id: id,
    details: { name: item.name },
  } as const
  const isEnded = await endApiKey(item, { revoked_at: nowInstant(ctx), ...outbox(audited(ctx, entry)) })
  if (!isEnded) throw new AppError('api_key.not_found')
}
