import type { EmailKind, EmailReason } from '@foyer/contracts/email/email'
import { isAppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import type { OrderItem } from '../order/order-entity.ts'
import { giveBackRate, type RateLimit, takeRate } from '../rate-limit/take-rate.ts'
import { addressHash } from './address-hash.ts'
import { confirmationsPerRecipient, unpaidPerRecipient } from './mail-table.ts'
import { countPaidOrder, giveBackMails, takeMails } from './take-mails.ts'

/** What an email counts against before it leaves. `take` answers why it must not; `giveBack`: SES did not take it. */
export interface MailBounds {
  take: () => Promise<EmailReason | null>
  giveBack: () => Promise<void>
}

/**
 * What an order's email counts against. Paid through Stripe: nothing, and its confirmation lets the account mail more.
 * Counted when it was caused: nothing. All others may name a stranger's address: they count for the recipient and for
 * the account.
 */
export function orderMailBounds(
  ctx: Context,
  order: Pick<OrderItem, 'account_id' | 'payment_provider' | 'payment_status'>,
  { to, kind, isCounted }: { to: string; kind: EmailKind; isCounted: boolean },
): MailBounds | null {
  const { account_id } = order
  if (isCounted) return null
  if (order.payment_provider === 'STRIPE' && order.payment_status === 'PAYMENT_RECEIVED')
    return kind === 'orderConfirmationDue' ? paidOrderBounds(account_id) : null
  const recipient = recipientBounds(ctx, to, unpaidPerRecipient)
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
  const subject = addressHash(to)
  return {
    take: async () => {
      try {
        await takeRate(ctx, limit, subject)
        return null
      } catch (error) {
        if (!isAppError(error)) throw error
        return 'RECIPIENT_BUDGET'
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
