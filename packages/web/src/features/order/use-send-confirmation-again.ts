import { useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { changeThen } from '../../lib/api/change-then.ts'
import { useResendOrderConfirmation } from './order-mutations.ts'

/** Sends the confirmation again and says to which address. */
export function useSendConfirmationAgain(event_id: string) {
  const { t } = useLingui()
  const resend = useResendOrderConfirmation()
  return ({ short_id, email }: { short_id: string; email: string }) =>
    changeThen(resend, { event_id, order_short_id: short_id }, () =>
      toast.success(t`Confirmation sent`, { description: email }),
    )
}
