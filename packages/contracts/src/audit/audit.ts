import * as z from 'zod'

/** What the audit log knows to have happened: to users, roles, keys, payouts, refunds, event status. */
export const auditActions = [
  'user.invited',
  'user.invitation_resent',
  'user.invitation_revoked',
  'user.joined',
  'user.role_changed',
  'user.deactivated',
  'user.reactivated',
  'user.email_changed',
  'user.password_reset',
  'api_key.created',
  'api_key.revoked',
  'account.payment_connection_changed',
  'order.marked_as_paid',
  'order.cancelled',
  'order.refund_requested',
  'event.status_changed',
] as const
export const auditAction = z.enum(auditActions)
export type AuditAction = z.infer<typeof auditAction>

export const auditActorKind = z.enum(['USER', 'API_KEY', 'SYSTEM'])
export type AuditActorKind = z.infer<typeof auditActorKind>

/** What an action adds to its name: roles, statuses, amounts in minor units, names of keys; never an address. */
export const auditDetails = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
export type AuditDetails = z.infer<typeof auditDetails>
