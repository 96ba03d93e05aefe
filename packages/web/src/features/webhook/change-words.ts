import type { ChangeType } from '@foyer/contracts/change/change-type'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What a webhook may be told of. */
export const changeWords: Record<ChangeType, MessageDescriptor> = {
  event: msg`Events`,
  ticket: msg`Tickets`,
  order: msg`Orders`,
  attendee: msg`Attendees`,
  check_in: msg`Check-ins`,
}
