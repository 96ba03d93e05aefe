import type { AuditAction } from '@foyer/contracts/audit/audit'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What each action is called where one chooses among them. */
export const auditActionWords: Record<AuditAction, MessageDescriptor> = {
  'user.invited': msg`User invited`,
  'user.invitation_resent': msg`Invitation sent again`,
  'user.invitation_revoked': msg`Invitation revoked`,
  'user.joined': msg`Invitation accepted`,
  'user.role_changed': msg`Role changed`,
  'user.deactivated': msg`User deactivated`,
  'user.reactivated': msg`User reactivated`,
  'user.email_changed': msg`Email address changed`,
  'user.password_reset': msg`Password reset`,
  'user.password_changed': msg`Password changed`,
  'api_key.created': msg`API key created`,
  'api_key.changed': msg`API key changed`,
  'api_key.revoked': msg`API key revoked`,
  'account.payment_connection_changed': msg`Payment connection changed`,
  'organizer.buyer_pages_changed': msg`Legal pages changed`,
  'order.created_by_hand': msg`Order created manually`,
  'order.marked_as_paid': msg`Order marked as paid`,
  'order.hold_ended': msg`Hold ended`,
  'order.cancelled': msg`Order cancelled`,
  'order.refund_requested': msg`Refund requested`,
  'order.refunded_at_stripe': msg`Refunded at Stripe`,
  'event.status_changed': msg`Event status changed`,
  'event.duplicated': msg`Event duplicated`,
  'event.message_sent': msg`Message sent`,
  'ticket.stock_changed': msg`Ticket stock changed`,
  'capacity_assignment.capacity_changed': msg`Capacity changed`,
  'capacity_assignment.switched': msg`Capacity switched on or off`,
  'capacity_assignment.tickets_changed': msg`Tickets of a capacity changed`,
  'promo_code.uses_changed': msg`Promo code limit changed`,
  'check_in_list.link_renewed': msg`Check-in link renewed`,
  'export.created': msg`File exported`,
  'export.downloaded': msg`File downloaded`,
}
