import { locales } from '@foyer/contracts/locale'
import { type Order, updateOrderBody } from '@foyer/contracts/order/order'
import { Trans, useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { Button } from '../../components/ui/button.tsx'
import { DialogClose, DialogFooter } from '../../components/ui/dialog.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { SubmitButton } from '../../components/ui/form/submit-button.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { NativeSelect } from '../../components/ui/native-select.tsx'
import { Textarea } from '../../components/ui/textarea.tsx'
import { localeNames } from '../../lib/locales.ts'
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
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <form.Field name="first_name" label={t`First name`}>
          {(field) => <Input {...field} autoComplete="off" />}
        </form.Field>
        <form.Field name="last_name" label={t`Last name`} isOptional>
          {(field) => <Input {...field} autoComplete="off" />}
        </form.Field>
      </div>
      <form.Field
        name="email"
        label={t`Email`}
        help={t`A new address gets the confirmation when you send it again.`}
      >
        {(field) => <Input {...field} type="email" autoComplete="off" />}
      </form.Field>
      <form.Field name="locale" label={t`Language`} help={t`Of our emails to the buyer.`}>
        {(field) => (
          <NativeSelect {...field}>
            {locales.map((option) => (
              <option key={option} value={option} lang={option}>
                {localeNames[option]}
              </option>
            ))}
          </NativeSelect>
        )}
      </form.Field>
      <form.Field name="notes" label={t`Notes`} isOptional help={t`Only your team sees them.`}>
        {(field) => <Textarea {...field} />}
      </form.Field>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="secondary">
            <Trans>Cancel</Trans>
          </Button>
        </DialogClose>
        <SubmitButton>
          <Trans>Save changes</Trans>
        </SubmitButton>
      </DialogFooter>
    </AppForm>
  )
}
