import type { Locale } from '@foyer/contracts/locale'
import type { EntityItem } from 'electrodb'
import { kept, LazyEntity, onTable } from '../../table/entity.ts'
import { outboxAttributes } from '../../table/write.ts'
import { addressHash } from '../email/sent-email-entity.ts'

/**
 * The latest invitation of an address to an account, so that no address is invited twice and a link shows its outcome.
 * The link has `nonce`, which changes when it is sent again. The membership of `user_id` has the invited role. A new
 * person gets that id, a known one keeps theirs. Access pattern: by account and address.
 */
export const InvitationEntity = new LazyEntity(
  {
    model: { entity: 'invitation', version: '1', service: 'foyer' },
    attributes: {
      account_id: { type: 'string', required: true },
      address_hash: { type: 'string', required: true },
      user_id: { type: 'string', required: true },
      state: { type: ['OPEN', 'ACCEPTED', 'REVOKED'] as const, required: true },
      nonce: { type: 'string', required: true },
      inviter_id: { type: 'string', required: true },
      /** The inviter's language; the invited person's is unknown. */
      locale: { type: kept<Locale>(), required: true },
      sent_at: { type: 'string', required: true },
      expires_at: { type: 'string', required: true },
      version: { type: 'number', required: true },
      ...outboxAttributes,
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['account_id'] },
        sk: { field: 'sk', composite: ['address_hash'] },
      },
    },
  },
  onTable,
)
export type InvitationItem = EntityItem<typeof InvitationEntity>

/** The latest invitation of an account to an address, as last written; null when there never was one. */
export async function readInvitation(account_id: string, email: string): Promise<InvitationItem | null> {
  const key = { account_id, address_hash: addressHash(email) }
  const { data } = await InvitationEntity.get(key).go({ consistent: true })
  return data
}
