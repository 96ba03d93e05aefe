import { Trans } from '@lingui/react/macro'
import type { Verdict } from '../verdict.ts'

/** What a steward can do about a scan with another answer from the server than from the device. */
export function ConflictAdvice({ answer }: { answer: Verdict }) {
  switch (answer.kind) {
    case 'already':
      return (
        <Trans>
          Two people may have come in with this ticket. Ask at the other door, compare both tickets, and tell
          the organizer.
        </Trans>
      )
    case 'admitted':
      return (
        <Trans>
          If the guest did not come in, undo the check-in under Search, so that the ticket can be scanned
          again.
        </Trans>
      )
    default:
      return (
        <Trans>Somebody may be inside without a valid ticket. Find the guest, or tell the organizer.</Trans>
      )
  }
}
