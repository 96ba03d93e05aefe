import { createHmac } from 'node:crypto'

/** The Stripe-Signature header for a body sent at a moment (seconds): an HMAC over both, keyed by the secret. */
export function signPayload(body: string, secret: string, timestamp: number): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`, 'utf8').digest('hex')
  return `t=${timestamp},v1=${signature}`
}
