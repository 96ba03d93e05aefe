import type { UserRole } from '@foyer/contracts/user/user'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Each role's name, and what it may do (specification §6). */
export const userRoleWords: Record<UserRole, { name: MessageDescriptor; description: MessageDescriptor }> = {
  ADMIN: {
    name: msg`Admin`,
    description: msg`Everything: events, users, payment, API keys and account settings.`,
  },
  ORGANIZER: {
    name: msg`Organizer`,
    description: msg`Events with their tickets, orders, attendees and check-in. No users, payment or account settings.`,
  },
}
