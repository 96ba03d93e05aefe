import { maxApiKeysPerAccount } from '@foyer/contracts/api-key/api-key'
import { createWriteTransaction } from 'electrodb'
import { ApiKeyCountEntity } from '../store/api-key/api-key-count-entity.ts'
import { ApiKeyEntity, type ApiKeyItem } from '../store/api-key/api-key-entity.ts'
import type { outbox } from '../table/outbox.ts'
import { transact } from '../table/transact.ts'

/** Switched off by the race test's negative control only: without its condition an account gets too many keys. */
export const limitGuard = { isOn: true }

/** Writes a new key and counts it; false when the account has all that it may have. */
export async function addApiKey(item: ApiKeyItem): Promise<boolean> {
  const { account_id } = item
  const refusals = await transact(() =>
    createWriteTransaction({ key: ApiKeyEntity, count: ApiKeyCountEntity }, ({ key, count }) => [
      key.create(item).commit(),
      count
        .update({ account_id })
        .add({ keys: 1 })
        .where(({ keys }, { notExists, lt }) =>
          limitGuard.isOn ? `${notExists(keys)} OR ${lt(keys, maxApiKeysPerAccount)}` : '',
        )
        .commit(),
    ]).go(),
  )
  return refusals === null
}

/** Ends a key and gives its place back; false when it was revoked before. */
export async function endApiKey(
  { account_id, id }: Pick<ApiKeyItem, 'account_id' | 'id'>,
  revocation: { revoked_at: string } & ReturnType<typeof outbox>,
): Promise<boolean> {
  const refusals = await transact(() =>
    createWriteTransaction({ key: ApiKeyEntity, count: ApiKeyCountEntity }, ({ key, count }) => [
      key
        .patch({ account_id, id })
        .set(revocation)
        .where(({ revoked_at }, { eq }) => eq(revoked_at, null as string | null))
        .commit(),
      count.update({ account_id }).add({ keys: -1 }).commit(),
    ]).go(),
  )
  return refusals === null
}
