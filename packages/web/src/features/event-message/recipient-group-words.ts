import type { RecipientGroup } from '@foyer/contracts/event-message/event-message'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const recipientGroupWords: Record<RecipientGroup, MessageDescriptor> = {
  EVERYONE: msg`Everyone`,
  TICKET_HOLDERS: msg`Holders of certain tickets`,
  ORDER_OWNERS: msg`Buyers`,
  ORDER: msg`The buyer of one order`,
  ORDERS: msg`The buyers of chosen orders`,
  ATTENDEES: msg`Chosen attendees`,
  MISSED: msg`People an earlier message did not reach`,
}
