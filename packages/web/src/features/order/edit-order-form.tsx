import { type Order, updateOrderBody } from '@foyer/contracts/order/order'
import { Trans, useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { DialogFormFooter } from '../../components/ui/form/dialog-form-footer.tsx'
import { NameFields } from '../../components/ui/form/name-fields.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { LocaleInput } from '../../components/ui/locale-input.tsx'
import { Textarea } from '../../components/ui/textarea.tsx'
import { useUpdateOrder } from './order-mutations.ts'

interface EditOrderFormProps {
  order: Order
  onDone: () => void
}

/** Corrects who bought an order, and keeps notes about it. Sends nothing by itself. */
export function EditOrderForm({ order, onDone }: EditOrderFormProps) {
  const { t } = useLingui()
  const { event_id, short_id, first_name, last_name, email, notes, locale } = order
  const update = useUpdateOrder({ event_id, order_short_id: short_id })
  const form = useAppForm({
    schema: updateOrderBody,
    defaultValues: { first_name, last_name, email, notes, locale },
    onSubmit: async (body) => {
      await update.mutateAsync(body)
      toast.success(t`Order saved`)
      onDone()
    },
  })
  return (
    <AppForm form={form} failureTitle={t`The order was not saved`}>
      <NameFields fill="off" />
      <form.Field
        name="email"
        label={t`Email`}
        help={t`A new address gets the confirmation when you send it again.`}
      >
        {(field) => <Input {...field} type="email" autoComplete="off" />}
      </form.Field>
      <form.Field name="locale" label={t`Language`} help={t`Of our emails to the buyer.`}>
        {(field) => <LocaleInput {...field} />}
      </form.Field>
      <form.Field name="notes" label={t`Notes`} isOptional help={t`Only your team sees them.`}>
        {(field) => <Textarea {...field} />}
      </form.Field>
      <DialogFormFooter refusal={<Trans>Cancel</Trans>}>
        <Trans>Save changes</Trans>
      </DialogFormFooter>
    </AppForm>
  )
}
