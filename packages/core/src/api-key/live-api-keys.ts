import { ApiKeyEntity, type ApiKeyItem } from './api-key-entity.ts'

/** The keys of an account that are not revoked, newest first; expired ones too. */
export async function liveApiKeys(account_id: string): Promise<ApiKeyItem[]> {
  const { data } = await ApiKeyEntity.query.primary({ account_id }).go({ consistent: true, pages: 'all' })
  return data
    .filter(({ revoked_at }) => revoked_at === null)
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at) || a.id.localeCompare(b.id))
}
