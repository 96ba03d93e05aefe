import type { TicketPrice, TicketType } from '@foyer/contracts/ticket/ticket'
import { useLingui } from '@lingui/react/macro'
import { MoneyInput } from '../../components/foyer/money-input.tsx'
import type { AppForm } from '../../components/ui/form/use-app-form.tsx'
import { NumberInput } from '../../components/ui/number-input.tsx'
import { useTakenText } from '../../lib/form/use-taken-text.ts'
import type { TicketInput } from './ticket-body.ts'

interface TicketPriceFieldsProps {
  form: AppForm<TicketInput>
  type: TicketType
  currency: string
  /** The saved price, with its sales. */
  price: TicketPrice | undefined
}

/** Price and quantity of a ticket that has one price. */
export function TicketPriceFields({ form, type, currency, price }: TicketPriceFieldsProps) {
  const { t } = useLingui()
  const taken = useTakenText()
  return (
    <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
      {type !== 'FREE' && (
        <form.Field
          name="prices.0.price"
          label={type === 'DONATION' ? t`Minimum price` : t`Price`}
          help={type === 'DONATION' ? t`Enter zero to let buyers pay any amount.` : undefined}
        >
          {(field) => <MoneyInput {...field} currency={currency} />}
        </form.Field>
      )}
      <form.Field name="prices.0.quantity_available" label={t`Quantity`} isOptional help={taken(price)}>
        {(field) => <NumberInput {...field} placeholder={t`Unlimited`} />}
      </form.Field>
    </div>
  )
}
