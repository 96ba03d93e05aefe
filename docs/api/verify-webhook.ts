import { createHmac, timingSafeEqual } from 'node:crypto'

/** For how many seconds a message counts as new; an older one may be somebody's copy. */
const toleranceSeconds = 300

/**
 * Whether Foyer has sent this message: `body` is the text as it came, before it is read as JSON. The same works with any library for Standard Webhooks.
 * Then do what `webhook-id` has not made you do before, and answer 2xx within ten seconds.
 */
export function isFromFoyer(
  secret: string,
  headers: Record<string, string | undefined>,
  body: string,
  now = Date.now(),
): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures = '' } = headers
  if (Math.abs(now / 1000 - Number(timestamp)) > toleranceSeconds) return false
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const own = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace('v1,', ''), 'base64')
    return given.length === own.length && timingSafeEqual(given, own)
  })
}
