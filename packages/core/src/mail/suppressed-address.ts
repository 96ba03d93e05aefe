import type { EmailReason } from '@foyer/contracts/email/email'
import { AppError } from '../app-error.ts'
import { addressHash } from '../store/email/address-hash.ts'
import { SuppressedAddressEntity } from '../store/email/suppressed-address-entity.ts'
import { isConditionRefused } from '../table/transact.ts'

/** Stops all mail to an address. A complaint replaces a bounce as the reason, never the other way round. */
export async function suppressAddress(
  address: string,
  { reason, at }: { reason: EmailReason; at: string },
): Promise<void> {
  const item = { address_hash: addressHash(address), reason, suppressed_at: at }
  if (reason === 'SPAM_COMPLAINT') {
    await SuppressedAddressEntity.put(item).go()
    return
  }
  try {
    await SuppressedAddressEntity.create(item).go()
  } catch (error) {
    if (!isConditionRefused(error)) throw error
  }
}

/** Why an address takes no more mail; null when it does. */
export async function readSuppression(address: string): Promise<EmailReason | null> {
  const key = { address_hash: addressHash(address) }
  const { data } = await SuppressedAddressEntity.get(key).go({ consistent: true })
  return data?.reason ?? null
}

/** Refuses to send once more where nothing would be sent. Error: email.suppressed. */
export async function requireDeliverable(address: string): Promise<void> {
  if (await readSuppression(address)) throw new AppError('email.suppressed')
}
