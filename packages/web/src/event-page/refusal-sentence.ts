import type { ErrorCode } from '@foyer/contracts/error-code'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isCallError, type NetworkCode } from '../lib/api/call-error.ts'

const sentences: Partial<Record<ErrorCode | NetworkCode, MessageDescriptor>> = {
  'order.sold_out': msg`Some of these tickets were just taken by somebody else. What you see is up to date again: choose from what is left.`,
  'order.not_on_sale': msg`Some of these tickets are no longer on sale. The page is up to date again.`,
  'order.price_changed': msg`The price has changed. Check the new total, then continue.`,
  'order.quantity_limit': msg`The maximum number of tickets is exceeded. Choose fewer.`,
  'order.too_large': msg`These are too many different tickets for one order. Choose fewer, and order the rest separately.`,
  'order.quantity_minimum': msg`Choose more tickets: this kind is sold in larger numbers.`,
  'order.donation_too_low': msg`The amount is below the minimum.`,
  'order.total_too_low': msg`The total is below the smallest payment. Choose more tickets, give more, or remove the promo code.`,
  'order.total_too_high': msg`The total is above the largest payment. Choose fewer tickets.`,
  'promo_code.invalid': msg`Your promo code is no longer valid. Prices are now shown without it. Check the total, then continue.`,
  'promo_code.used_up': msg`Your promo code was just used up by somebody else. The prices are now without it: check the total, then continue.`,
  'event.not_available': msg`The event is no longer available.`,
  'payment.not_available': msg`This event cannot take payments right now. Contact the organizer.`,
  'client.proof_required': msg`Many people are buying right now. Wait a moment, then continue: your choice stays.`,
  'request.too_many': msg`Many people are buying right now. Wait a moment, then continue: your choice stays.`,
  'server.busy': msg`Many people are buying right now. Wait a moment, then continue: your choice stays.`,
  'network.offline': msg`You are offline. Your choice stays; continue when you are back.`,
  'network.unreachable': msg`The server could not be reached. Your choice stays; check your connection and continue.`,
}

const unexpected = msg`An unexpected error occurred, please try again. Your choice stays.`

/** What went wrong with a reservation, and what to do about it. */
export function refusalSentence(refusal: unknown): MessageDescriptor {
  // The part that talks to the server is itself loaded late, which fails without a connection.
  if (!isCallError(refusal))
    return sentences[navigator.onLine ? 'network.unreachable' : 'network.offline'] ?? unexpected
  return sentences[refusal.code] ?? unexpected
}
