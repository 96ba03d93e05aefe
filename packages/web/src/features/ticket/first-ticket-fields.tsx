import { useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { MoneyInput } from '../../components/foyer/money-input.tsx'
import type { AppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { NumberInput } from '../../components/ui/number-input.tsx'
import type { NewEventInput } from '../../lib/form/new-event.ts'
import { typeByPrice } from './ticket-body.ts'

/** Name, price and quantity of an event's first ticket. Without a price it is free. */
export function FirstTicketFields({ form }: { form: AppForm<NewEventInput> }) {
  const { t } = useLingui()
  const currency = useWatch({ control: form.methods.control, name: 'currency' }) ?? 'USD'
  const change = (minor: number | null) => {
    form.methods.setValue('first_ticket.prices.0.price', minor ?? 0, { shouldDirty: true })
    form.methods.setValue('first_ticket.type', typeByPrice(minor), { shouldDirty: true })
  }
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1.4fr)_minmax(0,1.1fr)]">
      <form.Field name="first_ticket.title" label={t`Ticket`} className="max-sm:col-span-2">
        {(field) => <Input {...field} />}
      </form.Field>
      <form.Field
        name="first_ticket.prices.0.price"
        label={t`Price`}
        help={t`Leave empty for a free ticket.`}
      >
        {({ value, ...field }) => (
          <MoneyInput
            {...field}
            value={value === 0 ? null : value}
            onChange={change}
            currency={currency}
            placeholder={t`Free`}
          />
        )}
      </form.Field>
      <form.Field name="first_ticket.prices.0.quantity_available" label={t`Quantity`} isOptional>
        {(field) => <NumberInput {...field} placeholder={t`Unlimited`} />}
      </form.Field>
    </div>
  )
}
