import type { TicketPrice, TicketType } from '@foyer/contracts/ticket/ticket'
import { useLingui } from '@lingui/react/macro'
import { MoneyInput } from '../../components/foyer/money-input.tsx'
import type { AppForm } from '../../components/ui/form/use-app-form.tsx'
import { NumberInput } from '../../components/ui/number-input.tsx'
import { useTakenText } from '../../lib/form/use-taken-text.ts'
import { type TicketInput, typeByPrice } from './ticket-body.ts'

interface TicketPriceFieldsProps {
  form: AppForm<TicketInput>
  type: TicketType
  currency: string
  /** The saved price, with its sales. */
  price: TicketPrice | undefined
  /** Whether the ticket has sales, which lock its type: a free ticket stays free, a paid one costs something. */
  isLocked: boolean
  onPriceTyped: () => void
}

/** Price and quantity of a ticket that has one price. An empty price makes it free. */
export function TicketPriceFields({
  form,
  type,
  currency,
  price,
  isLocked,
  onPriceTyped,
}: TicketPriceFieldsProps) {
  const { t } = useLingui()
  const taken = useTakenText()
  const isDonation = type === 'DONATION'
  const change = (minor: number | null) => {
    onPriceTyped()
    form.methods.setValue('prices.0.price', minor ?? 0, { shouldDirty: true })
    if (!isDonation && !isLocked) form.methods.setValue('type', typeByPrice(minor), { shouldDirty: true })
  }
  return (
    <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
      <form.Field
        name="prices.0.price"
        label={isDonation ? t`Minimum price` : t`Price`}
        help={
          isDonation
            ? t`Leave empty to let buyers pay any amount.`
            : isLocked
              ? t`Whether it is free cannot change once attendees or sales exist.`
              : t`Leave empty for a free ticket.`
        }
      >
        {({ value, ...field }) => (
          <MoneyInput
            {...field}
            value={value === 0 ? null : value}
            onChange={change}
            currency={currency}
            disabled={isLocked && type === 'FREE'}
            placeholder={isDonation ? t`Any amount` : t`Free`}
          />
        )}
      </form.Field>
      <form.Field name="prices.0.quantity_available" label={t`Quantity`} isOptional help={taken(price)}>
        {(field) => <NumberInput {...field} placeholder={t`Unlimited`} />}
      </form.Field>
    </div>
  )
}
