import { addressHash } from '../email/address-hash.ts'

/**
 * By what one email of a message is known: one of our messages carries many, so it is the message that people wrote and
 * the address.
 */
export function messageEmailId(message_id: string, email: string): string {
  return `${message_id}-${addressHash(email).slice(0, 24)}`
}

/** The message that people wrote, of such an id. */
export function messageOfEmail(email_id: string): string {
  return email_id.slice(0, email_id.lastIndexOf('-'))
}
