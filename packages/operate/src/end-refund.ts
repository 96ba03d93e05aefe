import { endRefunds } from '@foyer/core/payment/reconcile-order'
import { systemContext } from '@foyer/core/verb'
import type { CommandInput } from './command.ts'
import { requireOrder } from './find-order.ts'
import { freshSecrets } from './stage-parameters.ts'

const sentences = {
  SUCCEEDED: 'Stripe has made it. It is recorded as succeeded.',
  FAILED: 'Stripe cannot make it. It is recorded as failed, and the organizer can refund again.',
  AT_STRIPE: 'Stripe has made it, but the bank has not accepted it yet. You can only wait, up to ten days.',
}

/** Ends an order's stuck refunds, and says each one's outcome. */
export async function endRefund({ words: [reference = ''], say }: CommandInput): Promise<boolean> {
  // Requests to Stripe use the stage's own key.
  if (process.env.PARAMETERS_PATH) await freshSecrets()
  const order = await requireOrder(reference)
  const ended = await endRefunds(systemContext(`operate end-refund ${order.reference}`), order)
  for (const { refund, outcome } of ended)
    say(`Refund ${refund.id} of ${order.reference}: ${sentences[outcome]}`)
  if (ended.length === 0) say(`No refund of ${order.reference} is stuck: ${order.refund_status}.`)
  return ended.every(({ outcome }) => outcome !== 'AT_STRIPE')
}
