import { useLingui } from '@lingui/react/macro'
import type { AppForm } from '../../components/ui/form/use-app-form.tsx'
import { RadioGroup, RadioItem } from '../../components/ui/radio-group.tsx'
import { type Pricing, priced, pricingOf, type TicketInput } from './ticket-body.ts'

interface TicketTypeFieldProps {
  form: AppForm<TicketInput>
  /** Whether the ticket has sales, which lock its type. */
  isLocked: boolean
}

/** Chooses how a ticket is priced, and adjusts the prices to it. */
export function TicketTypeField({ form, isLocked }: TicketTypeFieldProps) {
  const { t } = useLingui()
  const change = (pricing: Pricing) => {
    const { methods } = form
    const { type, prices } = priced(pricing, methods.getValues('prices'))
    methods.setValue('prices', prices, { shouldDirty: true })
    methods.setValue('type', type, { shouldDirty: true })
    methods.clearErrors('prices')
  }
  return (
    <form.Field
      name="type"
      label={t`Kind`}
      isGroup
      help={isLocked && t`The ticket type cannot change once attendees or sales exist.`}
    >
      {({ value, onChange: _, ...field }) => (
        <RadioGroup
          {...field}
          value={pricingOf(value)}
          disabled={isLocked}
          onValueChange={(pricing) => change(pricing as Pricing)}
        >
          <RadioItem isCard value="ONE" label={t`One price`} description={t`Free, or one fixed price.`} />
          <RadioItem
            isCard
            value="DONATION"
            label={t`Donation`}
            description={t`Buyers pay what they want, from a minimum.`}
          />
          <RadioItem
            isCard
            value="TIERED"
            label={t`Tiered`}
            description={t`Several prices, such as early bird and regular.`}
          />
        </RadioGroup>
      )}
    </form.Field>
  )
}
