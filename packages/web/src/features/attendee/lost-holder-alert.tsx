import type { Attendee } from '@foyer/contracts/attendee/attendee'
import { isAddressLost } from '@foyer/contracts/email/email'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '../../components/ui/alert.tsx'

/** Says that the holder got no ticket by email, and what to do. It shows until the address changes. */
export function LostHolderAlert({ attendee }: { attendee: Attendee }) {
  const { t } = useLingui()
  const isLost = attendee.emails.some((email) => email.to === attendee.email && isAddressLost(email))
  if (!isLost) return null
  return (
    <Alert tone="warning" title={t`The ticket is not reaching the attendee`}>
      <p className="wrap-anywhere">
        <Trans>
          Foyer no longer sends emails to {attendee.email}. Correct the address, save, then send the ticket
          again.
        </Trans>
      </p>
    </Alert>
  )
}
