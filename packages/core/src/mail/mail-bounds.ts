import type { EmailKind, EmailReason } from '@foyer/contracts/email/email'
import { giveBackRate, type RateLimit, takeRate } from '../rate-limit/take-rate.ts'
import { addressHash } from '../store/email/sent-email-entity.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { type Context, isAppError } from '../verb.ts'
import {
  confirmationsPerRecipient,
  notesPerPaidOrder,
  unpaidPerRecipient,
  webhookNotices,
} from './mail-rates.ts'
import { countPaidOrder, giveBackMails, takeMails } from './take-mails.ts'

/**
 * What an email counts against before it leaves. `take` answers why it must not; `giveBack`: SES did not take it.
 * `waits`: a withheld email is sent on a later day.
 */
export interface MailBounds {
  waits: boolean
  take: () => Promise<EmailReason | null>
  giveBack: () => Promise<void>
}

type Counted = Omit<MailBounds, 'waits'>

interface OrderMail {
  to: string
  kind: EmailKind
  /** It counted against the account when it was caused. */
  isCounted: boolean
  /** A ticket that the sale itself sends, not a member. */
  isOfSale?: boolean
}

/** Of the account's budget, what orders may use that came from a crowded client: the rest is for other buyers. */
const crowdShare = 0.5

/** True for an order with money behind it that Stripe has seen: marking one as paid by hand proves nothing. */
export function isPaidAtStripe(order: Pick<OrderItem, 'payment_provider' | 'payment_status'>): boolean {
  return order.payment_provider === 'STRIPE' && order.payment_status === 'PAYMENT_RECEIVED'
}

/**
 * What an order's email counts against. Paid through Stripe: what the sale sends, nothing, and its confirmation lets the account
 * mail more; what members cause afterwards, the order, since they may have changed its address. All others may name a
 * stranger's address: they count for the recipient, and for the account unless they did when they were caused.
 */
export function orderMailBounds(
  ctx: Context,
  order: Pick<OrderItem, 'short_id' | 'account_id' | 'payment_provider' | 'payment_status' | 'is_of_crowd'>,
  { to, kind, isCounted, isOfSale = false }: OrderMail,
): MailBounds | null {
  const { account_id, is_of_crowd = false } = order
  if (isPaidAtStripe(order)) {
    if (isCounted) return null
    if (kind === 'orderConfirmationDue') return paidOrderBounds(account_id)
    return isOfSale
      ? null
      : {
          waits: true,
          ...rateBounds(ctx, notesPerPaidOrder, order.short_id, 'ORDER_BUDGET'),
        }
  }
  const recipient = recipientBounds(ctx, to, unpaidPerRecipient)
  if (isCounted) return { waits: true, ...recipient }
  return {
    waits: true,
    take: async () => {
      const reason = await recipient.take()
      if (reason) return reason
      try {
        await takeMails(ctx, account_id, 'unpaid_orders', 1, is_of_crowd ? crowdShare : 1)
        return null
      } catch (error) {
        if (!isAppError(error, 'email.budget_used_up')) throw error
        await recipient.giveBack()
        return is_of_crowd ? 'CLIENT_BUDGET' : 'ACCOUNT_BUDGET'
      }
    },
    giveBack: async () => {
      await recipient.giveBack()
      await giveBackMails(ctx, account_id, 'unpaid_orders')
    },
  }
}

/** What an email counts against that asks an address to confirm itself. Its link ends soon, and can be asked for again. */
export function confirmationBounds(ctx: Context, to: string): MailBounds {
  return { waits: false, ...recipientBounds(ctx, to, confirmationsPerRecipient) }
}

/** What a notice of a webhook counts against. A later one says the same. */
export function webhookNoticeBounds(ctx: Context, account_id: string): MailBounds {
  return { waits: false, ...rateBounds(ctx, webhookNotices, account_id, 'ACCOUNT_BUDGET') }
}

function recipientBounds(ctx: Context, to: string, limit: RateLimit): Counted {
  return rateBounds(ctx, limit, addressHash(to), 'RECIPIENT_BUDGET')
}

function rateBounds(ctx: Context, limit: RateLimit, subject: string, reason: EmailReason): Counted {
  return {
    take: async () => {
      try {
        await takeRate(ctx, limit, subject)
        return null
      } catch (error) {
        if (!isAppError(error)) throw error
        return reason
      }
    },
    giveBack: () => giveBackRate(ctx, limit, subject),
  }
}

function paidOrderBounds(account_id: string): MailBounds {
  return {
    waits: false,
    take: async () => {
      await countPaidOrder(account_id, 1)
      return null
    },
    giveBack: () => countPaidOrder(account_id, -1),
  }
}
