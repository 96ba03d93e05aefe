import type { ApiKeyScope } from '@foyer/contracts/api-key/api-key'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

interface ScopeWords {
  name: MessageDescriptor
  /** What a key with it can do. */
  description: MessageDescriptor
}

export const scopeWords: Record<ApiKeyScope, ScopeWords> = {
  'event.read': {
    name: msg`Events, read only`,
    description: msg`Read events, tickets, questions, promo codes and figures. Change nothing.`,
  },
  'event.manage': {
    name: msg`Events`,
    description: msg`Create and change events, tickets, questions, promo codes and images. Put events on sale.`,
  },
  'order.read': {
    name: msg`Orders and attendees, read only`,
    description: msg`Read buyers, attendees, answers and messages. Refund and change nothing.`,
  },
  'order.edit': {
    name: msg`Orders and attendees, without refunds`,
    description: msg`Read buyers and attendees, send them messages, and change and cancel orders. Refund nothing.`,
  },
  'order.refund': {
    name: msg`Refunds`,
    description: msg`Refund orders. To find them, it also needs a permission to read.`,
  },
  'order.manage': {
    name: msg`Orders and attendees`,
    description: msg`Read buyers and attendees, send them messages, and change, cancel and refund orders.`,
  },
  'check_in.read': {
    name: msg`Check-in lists, read only`,
    description: msg`Read check-in lists with the links that open their doors, and how many attendees they admitted.`,
  },
  'check_in.scan': {
    name: msg`Door`,
    description: msg`Check people in and undo it. Read no lists, links or addresses.`,
  },
  'check_in.manage': {
    name: msg`Check-in lists`,
    description: msg`Create and change check-in lists, and read how many attendees they admitted.`,
  },
  'tax_or_fee.manage': {
    name: msg`Taxes and fees`,
    description: msg`Create, change and delete taxes and fees.`,
  },
  'organizer.manage': { name: msg`Organizers`, description: msg`Create and change organizers.` },
  'ledger.read': {
    name: msg`Accounting`,
    description: msg`Read every movement of money of all events, with fees, taxes and payouts. Change nothing.`,
  },
  'webhook.manage': {
    name: msg`Webhooks`,
    description: msg`Create and change webhooks for what its other permissions let it read, and see what was sent.`,
  },
  'audit.read': { name: msg`Audit log`, description: msg`Read who did what and when. Change nothing.` },
}
