import type { TicketType } from '@foyer/contracts/ticket/ticket'
import { useLingui } from '@lingui/react/macro'
import type { AppForm } from '../../components/ui/form/use-app-form.tsx'
import { RadioGroup, RadioItem } from '../../components/ui/radio-group.tsx'
import { pricesFor, type TicketInput } from './ticket-body.ts'

interface TicketTypeFieldProps {
  form: AppForm<TicketInput>
  /** Whether the ticket has sales, which lock its type. */
  isLocked: boolean
}

/** Chooses the kind of ticket, and adjusts the prices to it. */
export function TicketTypeField({ form, isLocked }: TicketTypeFieldProps) {
  const { t } = useLingui()
  const change = (type: TicketType) => {
    const { methods } = form
    methods.setValue('prices', pricesFor(type, methods.getValues('prices')), { shouldDirty: true })
    methods.clearErrors('prices')
  }
  return (
    <form.Field
      name="type"
      label={t`Kind`}
      isGroup
      help={isLocked && t`The ticket type cannot change once attendees or sales exist.`}
    >
      {({ value, onChange, ...field }) => (
        <RadioGroup
          {...field}
          value={value}
          disabled={isLocked}
          onValueChange={(type) => {
            onChange(type)
            change(type as TicketType)
          }}
          className="sm:grid-cols-2"
        >
          <RadioItem isCard value="PAID" label={t`Paid`} description={t`One fixed price.`} />
          <RadioItem isCard value="FREE" label={t`Free`} description={t`Costs nothing.`} />
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
