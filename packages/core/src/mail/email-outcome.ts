import type { EmailReason, EmailStatus } from '@foyer/contracts/email/email'

/** The outcome of an email. */
export interface EmailOutcome {
  status: EmailStatus
  reason: EmailReason | null
}

const severities: Record<EmailStatus, number> = {
  SENT: 0,
  BOUNCED: 1,
  REJECTED: 2,
  COMPLAINED: 4,
  SUPPRESSED: 5,
  WITHHELD: 5,
}

/**
 * How grave an outcome is. SES tells of bounces and complaints in any order and more than once; the gravest stays: a
 * complaint over a final bounce, that over a passing one. An email that was not even tried stays so.
 */
export function emailSeverity({ status, reason }: EmailOutcome): number {
  return status === 'BOUNCED' && reason === 'UNREACHABLE' ? 3 : severities[status]
}
