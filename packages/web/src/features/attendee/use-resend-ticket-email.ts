import { useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { changeThen } from '../../lib/api/change-then.ts'
import { useResendTicket } from './attendee-mutations.ts'

/** Sends the ticket again and says to which address. */
export function useResendTicketEmail(event_id: string) {
  const { t } = useLingui()
  const resend = useResendTicket()
  return ({ short_id, email }: { short_id: string; email: string }) =>
    changeThen(resend, { event_id, attendee_short_id: short_id }, () =>
      toast.success(t`Ticket sent`, { description: email }),
    )
}
