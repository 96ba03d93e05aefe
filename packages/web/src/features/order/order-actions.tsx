import type { Order } from '@foyer/contracts/order/order'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { DialogContent } from '../../components/ui/dialog.tsx'
import { FormDialog } from '../../components/ui/form/form-dialog.tsx'
import { CancelOrderForm } from './cancel-order-form.tsx'
import { EditOrderForm } from './edit-order-form.tsx'
import { isEditable } from './is-editable.ts'
import { MarkPaidButton } from './mark-paid-button.tsx'
import { RefundOrderForm } from './refund-order-form.tsx'
import { refundableAmount } from './refundable-amount.ts'
import { useSendConfirmationAgain } from './use-send-confirmation-again.ts'

/** The actions for an order in its current state, at the bottom of its sheet. */
export function OrderActions({ order }: { order: Order }) {
  const { t } = useLingui()
  const resend = useSendConfirmationAgain(order.event_id)
  const [open, setOpen] = useState<'edit' | 'cancel' | 'refund' | null>(null)
  const close = () => setOpen(null)
  const isPending = order.refund_status === 'REFUND_PENDING'
  const isCompleted = order.status === 'COMPLETED'
  return (
    <div className="flex w-full flex-wrap justify-end gap-2">
      {isPending && (
        <p role="status" className="me-auto self-center text-sm text-muted-foreground">
          <Trans>A refund is pending; wait for it to complete.</Trans>
        </p>
      )}
      {order.source === 'MANUAL' && order.total > 0 && isCompleted && (
        <p className="me-auto self-center text-sm text-muted-foreground">
          <Trans>A manually created order cannot be refunded.</Trans>
        </p>
      )}
      <MarkPaidButton order={order} />
      {isEditable(order) && (
        <Button variant="secondary" onClick={() => setOpen('edit')}>
          <Trans>Edit details</Trans>
        </Button>
      )}
      {isCompleted && (
        <Button variant="secondary" onClick={() => resend(order)}>
          <Trans>Send confirmation again</Trans>
        </Button>
      )}
      {refundableAmount(order) > 0 && !isPending && (
        <Button variant="secondary" onClick={() => setOpen('refund')}>
          <Trans>Refund</Trans>
        </Button>
      )}
      {isCompleted && (
        <Button variant="secondary" className="text-destructive" onClick={() => setOpen('cancel')}>
          <Trans>Cancel order</Trans>
        </Button>
      )}
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
