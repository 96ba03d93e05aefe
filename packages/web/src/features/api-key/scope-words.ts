import type { ApiKeyScope } from '@foyer/contracts/api-key/api-key'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

interface ScopeWords {
  name: MessageDescriptor
  /** What a key with it can do. */
  description: MessageDescriptor
}

export const scopeWords: Record<ApiKeyScope, ScopeWords> = {
  'event.manage': {
    name: msg`Events`,
    description: msg`Create and change events, tickets, questions, promo codes and images. Put events on sale.`,
  },
  'order.manage': {
    name: msg`Orders and attendees`,
    description: msg`Read buyers and attendees, send them messages, and change, cancel and refund orders.`,
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
  'audit.read': { name: msg`Audit log`, description: msg`Read who did what and when. Change nothing.` },
}
