import type { Hold } from '@foyer/contracts/order/hold'
import { endHold } from '@foyer/contracts/order/order-endpoints'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { useConfirm } from '../../components/ui/confirm.tsx'
import { call } from '../../lib/api/call.ts'
import { changeThen } from '../../lib/api/change-then.ts'
import { eventKey } from '../../lib/api/event-key.ts'

/** Asks once, then ends a hold. */
export function useEndHold(event_id: string): (hold: Hold) => Promise<void> {
  const { t } = useLingui()
  const confirm = useConfirm()
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: (order_short_id: string) => call(endHold, { params: { event_id, order_short_id } }),
    onSettled: () => client.invalidateQueries({ queryKey: eventKey(event_id) }),
    meta: { failure: msg`Failed to end the hold` },
  })
  return async ({ reference, short_id }) => {
    const isConfirmed = await confirm({
      title: t`End the hold of ${reference}?`,
      description: t`The buyer loses the tickets and can no longer pay for them. They are on sale again at once.`,
      action: t`End hold`,
      refusal: t`Keep hold`,
      isDestructive: true,
    })
    if (isConfirmed) changeThen(end, short_id, () => toast.success(t`Hold ended`))
  }
}
