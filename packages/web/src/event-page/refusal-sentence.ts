import type { ErrorCode } from '@foyer/contracts/error-code'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isCallError, type NetworkCode } from '../lib/api/call-error.ts'

const sentences: Partial<Record<ErrorCode | NetworkCode, MessageDescriptor>> = {
  'order.sold_out': msg`Somebody else just took some of these tickets. The page now shows what is left.`,
  'order.not_on_sale': msg`Some of these tickets are no longer on sale. The page now shows what is left.`,
  'order.price_changed': msg`The price has changed. Check the new total, then continue.`,
  'order.quantity_limit': msg`The maximum number of tickets is exceeded. Choose fewer.`,
  'order.too_large': msg`One order cannot hold this many different tickets. Choose fewer, and order the rest separately.`,
  'order.quantity_minimum': msg`Choose more tickets. You selected fewer than the minimum per order.`,
  'order.donation_too_low': msg`The amount is below the minimum.`,
  'order.total_too_low': msg`The total is lower than a payment can be. Choose more tickets, enter a higher amount, or remove the promo code.`,
  'order.total_too_high': msg`The total is higher than a payment can be. Choose fewer tickets.`,
  'promo_code.invalid': msg`Your promo code is no longer valid. Prices are now shown without it. Check the total, then continue.`,
  'promo_code.used_up': msg`Somebody else just used up your promo code. Prices are now shown without it. Check the total, then continue.`,
  'event.not_available': msg`The event is no longer available.`,
  'payment.not_available': msg`This event cannot take payments right now. Contact the organizer.`,
  'client.proof_required': msg`Many people on your network are buying right now. Turn JavaScript on and continue, or try again in a few minutes. Your selection is kept.`,
  'request.invalid': msg`Check the numbers and amounts, then continue. Your selection is kept.`,
  'ticket.not_found': msg`Some of these tickets are no longer on sale. The page now shows what is left.`,
  'waiting_room.pass_required': msg`A crowd wants tickets, so people are let in one after another. Turn JavaScript on to wait in line. Your selection is kept.`,
  'request.too_many': msg`Many people are buying right now. Wait a moment, then continue. Your selection is kept.`,
  'server.busy': msg`Many people are buying right now. Wait a moment, then continue. Your selection is kept.`,
  'network.offline': msg`You are offline. Your selection is kept. Continue when you are back online.`,
  'network.unreachable': msg`The server could not be reached. Your selection is kept. Check your connection and continue.`,
}

const unexpected = msg`An unexpected error occurred, please try again. Your selection is kept.`

/** Why a reservation failed, and what to do about it. */
export function refusalSentence(refusal: unknown): MessageDescriptor {
  // The code that talks to the server is loaded late, which fails without a connection.
  if (!isCallError(refusal))
    return (
      sentences[
        typeof navigator === 'undefined' || navigator.onLine ? 'network.unreachable' : 'network.offline'
      ] ?? unexpected
    )
  return sentences[refusal.code] ?? unexpected
}
