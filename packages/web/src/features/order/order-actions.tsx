import type { Order } from '@foyer/contracts/order/order'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { DialogContent } from '../../components/ui/dialog.tsx'
import { FormDialog } from '../../components/ui/form/form-dialog.tsx'
import { CancelOrderForm } from './cancel-order-form.tsx'
import { EditOrderForm } from './edit-order-form.tsx'
import { type OrderDialog, OrderMenu } from './order-menu.tsx'
import { OrderNextStep } from './order-next-step.tsx'
import { RefundOrderForm } from './refund-order-form.tsx'
import { canRefund } from './refundable-amount.ts'

/** At the bottom of an order's sheet: its next step, and a menu with everything else. */
export function OrderActions({ order }: { order: Order }) {
  const { t } = useLingui()
  const [open, setOpen] = useState<OrderDialog | null>(null)
  const { state, key } = useLocation()
  const isRefundAsked = state?.dialog === 'refund' && canRefund(order)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit asks once, also on the order that is open already
  useEffect(() => {
    if (isRefundAsked) setOpen('refund')
  }, [key])
  const close = () => setOpen(null)
  return (
    <div className="flex w-full items-center justify-end gap-2">
      {order.refund_status === 'REFUND_PENDING' && (
        <p role="status" className="me-auto text-sm text-muted-foreground">
          <Trans>A refund is pending; wait for it to complete.</Trans>
        </p>
      )}
      <OrderMenu order={order} onOpen={setOpen} />
      <OrderNextStep order={order} onOpen={setOpen} />
      <FormDialog open={open === 'edit'} onOpenChange={(isOpen) => !isOpen && close()}>
        <DialogContent
          title={t`Edit order ${order.reference}`}
          description={t`The buyer’s details. Tickets keep the names of their holders.`}
        >
          <EditOrderForm order={order} onDone={close} />
        </DialogContent>
      </FormDialog>
      <FormDialog open={open === 'refund'} onOpenChange={(isOpen) => !isOpen && close()}>
        <DialogContent
          title={t`Refund order ${order.reference}`}
          description={t`The money goes back to the card that paid. That takes a few days and cannot be undone.`}
        >
          <RefundOrderForm order={order} onDone={close} />
        </DialogContent>
      </FormDialog>
      <FormDialog open={open === 'cancel'} onOpenChange={(isOpen) => !isOpen && close()}>
        <DialogContent
          title={t`Cancel order ${order.reference}?`}
          description={t`Its tickets become invalid and go back on sale. This cannot be undone.`}
        >
          <CancelOrderForm order={order} onDone={close} />
        </DialogContent>
      </FormDialog>
    </div>
  )
}
