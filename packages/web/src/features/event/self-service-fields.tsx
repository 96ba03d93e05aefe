import type { Currency } from '@foyer/contracts/money'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, use } from 'react'
import { useWatch } from 'react-hook-form'
import { MoneyInput } from '../../components/foyer/money-input.tsx'
import { PercentInput } from '../../components/foyer/percent-input.tsx'
import { AppFormContext } from '../../components/ui/form/app-form-context.ts'
import { FormCheckbox } from '../../components/ui/form/form-checkbox.tsx'
import { NumberInput } from '../../components/ui/number-input.tsx'
import { SettingsField } from './settings-field.ts'

interface SelfServiceFieldsProps {
  /** The event's; null for the defaults of new events, which may sell in any: they keep no fixed amount. */
  currency: Currency | null
}

/** What ticket holders and buyers may do themselves, until when, and what is kept of a cancelled ticket. */
export function SelfServiceFields({ currency }: SelfServiceFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <Permission
        name="can_change"
        hours="change_hours"
        label={t`Buyers may change names and email addresses`}
        help={t`By the link of their order or ticket. A new address gets the ticket by email, and the old one is told.`}
        hoursLabel={t`Change until how many hours before the event`}
      />
      <Permission
        name="can_cancel"
        hours="cancel_hours"
        label={t`Buyers may cancel paid tickets`}
        help={t`The tickets go back on sale at once, and the refund goes to the card that was charged. Orders keep the terms under which they were made, unless later ones are better for the buyer.`}
        hoursLabel={t`Cancel until how many hours before the event`}
      >
        <div className="grid gap-6 sm:grid-cols-2">
          <SettingsField
            name="self_service.cancel_fee_rate"
            label={t`Percentage that you keep`}
            help={t`Of what was paid for each ticket.`}
          >
            {(field) => <PercentInput {...field} className="max-w-40" />}
          </SettingsField>
          {currency && (
            <SettingsField
              name="self_service.cancel_fee_per_ticket"
              label={t`Amount that you keep`}
              help={t`Of each ticket, in addition. Never more than was paid for it.`}
            >
              {(field) => <MoneyInput {...field} currency={currency} className="max-w-56" />}
            </SettingsField>
          )}
        </div>
      </Permission>
      <Permission
        name="can_cancel_free"
        hours="cancel_free_hours"
        label={t`Buyers may cancel free tickets`}
        help={t`Places that are not needed go back to other guests.`}
        hoursLabel={t`Cancel free tickets until how many hours before the event`}
      />
      <Permission
        name="can_pass_on"
        hours="pass_on_hours"
        label={t`Ticket holders may pass a ticket on`}
        help={t`The new holder accepts by email and gets a new code. The former code no longer admits. Stock and refunds stay as they are.`}
        hoursLabel={t`Until how many hours before the event`}
      />
    </>
  )
}

interface PermissionProps {
  name: 'can_change' | 'can_cancel' | 'can_cancel_free' | 'can_pass_on'
  hours: 'change_hours' | 'cancel_hours' | 'cancel_free_hours' | 'pass_on_hours'
  label: string
  help: string
  hoursLabel: string
  children?: ReactNode
}

/** One thing that is allowed or not, and what goes with it. */
function Permission({ name, hours, label, help, hoursLabel, children }: PermissionProps) {
  const { t } = useLingui()
  const { methods } = use(AppFormContext)
  const isAllowed = useWatch({ control: methods.control, name: `self_service.${name}` })
  return (
    <>
      <SettingsField name={`self_service.${name}`} isInline label={label} help={help}>
        {(field) => <FormCheckbox {...field} />}
      </SettingsField>
      {isAllowed && (
        <div className="grid gap-6 border-s ps-4">
          <SettingsField name={`self_service.${hours}`} label={hoursLabel} help={t`0 means until it starts.`}>
            {(field) => <NumberInput {...field} className="max-w-32" />}
          </SettingsField>
          {children}
        </div>
      )}
    </>
  )
}
