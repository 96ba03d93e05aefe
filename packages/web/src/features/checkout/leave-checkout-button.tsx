import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '../../components/ui/button.tsx'
import { useConfirm } from '../../components/ui/confirm.tsx'
import { paths } from '../../paths.ts'
import { useAbandonOrder } from './checkout-mutations.ts'
import { type CheckoutOrder, ticketCount } from './checkout-order.ts'

/** Asks once, then gives the tickets back at once and returns to the event. */
export function LeaveCheckoutButton({ order }: { order: CheckoutOrder }) {
  const confirm = useConfirm()
  const abandon = useAbandonOrder(order)
  const leave = async () => {
    const isLeaving = await confirm({
      title: <Trans>Cancel this order?</Trans>,
      description: (
        <Plural
          value={ticketCount(order)}
          one="The ticket held for you goes back on sale at once. You have not paid anything."
          other="The # tickets held for you go back on sale at once. You have not paid anything."
        />
      ),
      action: <Trans>Cancel order</Trans>,
      refusal: <Trans>Keep order</Trans>,
      isDestructive: true,
    })
    if (!isLeaving) return
    await abandon.mutateAsync()
    window.location.assign(paths.eventPage(order.event.id, order.event.slug, order.promo_code))
  }
  return (
    <Button variant="quiet" isBusy={abandon.isPending} onClick={() => void leave().catch(() => {})}>
      <Trans>Cancel order</Trans>
    </Button>
  )
}
