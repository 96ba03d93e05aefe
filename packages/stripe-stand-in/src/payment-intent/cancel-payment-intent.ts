import type { ApiCall } from '../api/endpoint.ts'
import { choice } from '../api/params.ts'
import { nowSeconds } from '../stand-in.ts'
import {
  changeIntent,
  intentOf,
  OPEN_STATUSES,
  type PaymentIntent,
  unexpectedState,
} from './payment-intent.ts'

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'] as const

/** Cancels an open intent. One that is processing or has ended can no longer be cancelled. */
export function cancelPaymentIntent(call: ApiCall): PaymentIntent {
  const reason = choice(call.params, 'cancellation_reason', REASONS) ?? null
  const intent = intentOf(call)
  if (!OPEN_STATUSES.includes(intent.status)) {
    throw unexpectedState(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action.`,
      intent,
    )
  }
  const changed = {
    status: 'canceled',
    canceled_at: nowSeconds(),
    cancellation_reason: reason,
    next_action: null,
  } as const
  return changeIntent(call, intent, changed, 'payment_intent.canceled')
}
