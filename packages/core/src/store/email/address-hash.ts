import { createHash } from 'node:crypto'

/** By what items name an email address without holding it: a hash of it, however it is written. */
export function addressHash(address: string): string {
  return createHash('sha256').update(address.trim().toLowerCase()).digest('hex')
}
