import type { TicketType } from '@foyer/contracts/ticket/ticket'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const ticketTypeWords: Record<TicketType, MessageDescriptor> = {
  PAID: msg`Paid`,
  FREE: msg`Free`,
  DONATION: msg`Donation`,
  TIERED: msg`Tiered`,
}
