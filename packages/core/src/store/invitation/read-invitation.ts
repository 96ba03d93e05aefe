import { addressHash } from '../email/address-hash.ts'
import { InvitationEntity, type InvitationItem } from './invitation-entity.ts'

/** The latest invitation of an account to an address, as last written; null when there never was one. */
export async function readInvitation(account_id: string, email: string): Promise<InvitationItem | null> {
  const key = { account_id, address_hash: addressHash(email) }
  const { data } = await InvitationEntity.get(key).go({ consistent: true })
  return data
}
