import type { PromoCode } from '@foyer/contracts/promo-code/promo-code'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { useConfirm } from '../../components/ui/confirm.tsx'
import { changeThen } from '../../lib/api/change-then.ts'
import { useDeletePromoCode } from './promo-code-mutations.ts'

/** Deletes a promo code after a confirmation that says what happens to the orders that used it. */
export function useAskToDeletePromoCode(eventId: string) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const remove = useDeletePromoCode(eventId)
  return async ({ id, code, times_used, times_held }: PromoCode) => {
    const taken = times_used + times_held
    const orders = plural(taken, {
      one: 'One order uses it and keeps its discount.',
      other: '# orders use it and keep their discount.',
    })
    const isConfirmed = await confirm({
      title: t`Delete “${code}”?`,
      description:
        t`The code stops working, and links with it give no discount. This cannot be undone.` +
        (taken > 0 ? ` ${orders}` : ''),
      action: t`Delete promo code`,
      isDestructive: true,
    })
    if (isConfirmed) changeThen(remove, id, () => toast.success(t`Promo code deleted`))
  }
}
