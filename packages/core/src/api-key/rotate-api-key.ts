import type { NewApiKey } from '@foyer/contracts/api-key/api-key'
import type { rotateApiKey as endpoint } from '@foyer/contracts/api-key/api-key-endpoints'
import { audited } from '../store/audit/audited.ts'
import { UserEntity } from '../store/user/user-entity.ts'
import { outbox, untilWritten } from '../table/write.ts'
import { type Context, instantAfter, type ParsedInput } from '../verb.ts'
import { newSecret } from './api-key-secret.ts'
import { requireApiKey, toApiKey, writeApiKey } from './api-keys.ts'

/**
 * Gives a key another secret, which is in this answer only. The one before it works for `overlap_hours` more, so that programs can be told one after
 * the other; one that was replaced before that ends at once. Errors: those of `requireApiKey`.
 */
export async function rotateApiKey(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<NewApiKey> {
  const { is_test } = await requireApiKey(ctx, params)
  const { key, hash, ending } = newSecret({ account_id: params.account_id, id: params.api_key_id, is_test })
  const item = await untilWritten(async () => {
    const before = await requireApiKey(ctx, params)
    const { account_id, id: subject_id, name } = before
    const report = audited(ctx, { account_id, action: 'api_key.rotated', subject_id, details: { name } })
    const until = instantAfter(ctx, body.overlap_hours * 3600)
    const earlier = { hash: before.hash, ending: before.ending, until }
    return writeApiKey(before, { hash, ending, earlier, ...outbox(report) })
  })
  const maker = await UserEntity.get({ user_id: item.created_by }).go()
  return { ...toApiKey(item, maker.data), key }
}
