import type { EmailKind, EmailReason } from '@foyer/contracts/email/email'
import { isAppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { giveBackRate, type RateLimit, takeRate } from '../rate-limit/take-rate.ts'
import { addressHash } from '../store/email/address-hash.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { confirmationsPerRecipient, notesPerPaidOrder, unpaidPerRecipient } from './mail-table.ts'
import { countPaidOrder, giveBackMails, takeMails } from './take-mails.ts'

/** What an email counts against before it leaves. `take` answers why it must not; `giveBack`: SES did not take it. */
export interface MailBounds {
  take: () => Promise<EmailReason | null>
  giveBack: () => Promise<void>
}

interface OrderMail {
  to: string
  kind: EmailKind
  /** It counted against the account when it was caused. */
  isCounted: boolean
  /** A ticket that the sale itself sends, and no member. */
  isOfSale?: boolean
}

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
  order: Pick<OrderItem, 'short_id' | 'account_id' | 'payment_provider' | 'payment_status'>,
  { to, kind, isCounted, isOfSale = false }: OrderMail,
): MailBounds | null {
  const { account_id } = order
  if (isPaidAtStripe(order)) {
    if (isCounted) return null
    if (kind === 'orderConfirmationDue') return paidOrderBounds(account_id)
    return isOfSale ? null : rateBounds(ctx, notesPerPaidOrder, order.short_id, 'ORDER_BUDGET')
  }
  const recipient = recipientBounds(ctx, to, unpaidPerRecipient)
  if (isCounted) return recipient
  return {
    take: async () => {
      const reason = await recipient.take()
      if (reason) return reason
      try {
        await takeMails(ctx, account_id, 'unpaid_orders')
        return null
      } catch (error) {
        if (!isAppError(error, 'email.budget_used_up')) throw error
        await recipient.giveBack()
        return 'ACCOUNT_BUDGET'
      }
    },
    giveBack: async () => {
      await recipient.giveBack()
      await giveBackMails(ctx, account_id, 'unpaid_orders')
    },
  }
}

/** What an email counts against that asks an address to confirm itself. */
export function confirmationBounds(ctx: Context, to: string): MailBounds {
  return recipientBounds(ctx, to, confirmationsPerRecipient)
}

function recipientBounds(ctx: Context, to: string, limit: RateLimit): MailBounds {
  return rateBounds(ctx, limit, addressHash(to), 'RECIPIENT_BUDGET')
}

function rateBounds(ctx: Context, limit: RateLimit, subject: string, reason: EmailReason): MailBounds {
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
    take: async () => {
      await countPaidOrder(account_id, 1)
      return null
    },
    giveBack: () => countPaidOrder(account_id, -1),
  }
}
