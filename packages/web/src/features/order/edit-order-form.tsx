import type { Order } from '@foyer/contracts/order/order'
import { updateOrderBody } from '@foyer/contracts/order/order-bodies'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { LocaleInput } from '../../components/foyer/locale-input.tsx'
import { Checkbox } from '../../components/ui/checkbox.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { DialogFormFooter } from '../../components/ui/form/dialog-form-footer.tsx'
import { NameFields } from '../../components/ui/form/name-fields.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { useUndoToast } from '../../components/ui/use-undo-toast.tsx'
import { useUpdateOrder } from './order-mutations.ts'
import { useSendConfirmationAgain } from './use-send-confirmation-again.ts'

interface EditOrderFormProps {
  order: Order
  onDone: () => void
}

/** Corrects the buyer of an order, and sends the confirmation again if asked. */
export function EditOrderForm({ order, onDone }: EditOrderFormProps) {
  const { t } = useLingui()
  const { event_id, short_id, first_name, last_name, email, notes, locale } = order
  const buyer = { first_name, last_name, email, locale }
  const undoToast = useUndoToast()
  const [isResent, setResent] = useState(false)
  const resend = useSendConfirmationAgain(event_id)
  const update = useUpdateOrder({ event_id, order_short_id: short_id })
  const form = useAppForm({
    schema: updateOrderBody.omit({ notes: true }),
    defaultValues: buyer,
    onSubmit: async (body) => {
      const saved = await update.mutateAsync({ ...body, notes })
      undoToast(t`Order saved`, { undo: () => update.mutateAsync({ ...buyer, notes }) })
      if (isResent) resend(saved)
      onDone()
    },
  })
  return (
    <AppForm form={form} failureTitle={t`The order was not saved`}>
      <NameFields fill="off" />
      <form.Field name="email" label={t`Email`}>
        {(field) => <Input {...field} type="email" autoComplete="off" />}
      </form.Field>
      <form.Field name="locale" label={t`Language`} help={t`For our emails to the buyer.`}>
        {(field) => <LocaleInput {...field} />}
      </form.Field>
      {order.status === 'COMPLETED' && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox inside is a button with a role
        <label className="flex items-center gap-3 text-sm">
          <Checkbox checked={isResent} onCheckedChange={(isOn) => setResent(isOn === true)} />
          <Trans>Send the confirmation to this address</Trans>
        </label>
      )}
      <DialogFormFooter refusal={<Trans>Cancel</Trans>}>
        <Trans>Save changes</Trans>
      </DialogFormFooter>
    </AppForm>
  )
}
