import type { Currency } from '@foyer/contracts/money'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, use } from 'react'
import { useWatch } from 'react-hook-form'
import { MoneyInput } from '../../components/foyer/money-input.tsx'
import { PercentInput } from '../../components/foyer/percent-input.tsx'
import { AppFormContext } from '../../components/ui/form/app-form-context.ts'
import { FormCheckbox } from '../../components/ui/form/form-checkbox.tsx'
import { FormRow, FormRows } from '../../components/ui/form/form-row.tsx'
import { NumberInput } from '../../components/ui/number-input.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { SettingsField } from './settings-field.ts'

interface SelfServiceFieldsProps {
  /** The event's; null for the defaults of new events, which may sell in any: they keep no fixed amount. */
  currency: Currency | null
}

/** What ticket holders and buyers may do themselves, until when, and what is kept of a cancelled ticket. */
export function SelfServiceFields({ currency }: SelfServiceFieldsProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { methods } = use(AppFormContext)
  const [rate, perTicket] = useWatch({
    control: methods.control,
    name: ['self_service.cancel_fee_rate', 'self_service.cancel_fee_per_ticket'],
  })
  const fees = [
    Number(rate) > 0 && format.rate(Number(rate)),
    currency && Number(perTicket) > 0 && format.money(Number(perTicket), currency),
  ]
  const kept = fees.filter(Boolean).join(' + ')
  return (
    <FormRows>
      <Permission
        name="can_change"
        title={t`Change names and emails`}
        hours="change_hours"
        label={t`Buyers may change names and email addresses`}
        help={t`By the link of their order or ticket. A new address gets the ticket by email, and the old one is told.`}
        hoursLabel={t`Change until how many hours before the event`}
      />
      <Permission
        name="can_cancel"
        title={t`Cancel paid tickets`}
        hours="cancel_hours"
        label={t`Buyers may cancel paid tickets`}
        help={t`The tickets go back on sale at once, and the refund goes to the card that was charged. Orders keep the terms under which they were made, unless later ones are better for the buyer.`}
        hoursLabel={t`Cancel until how many hours before the event`}
        terms={kept && t`You keep ${kept}`}
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
        title={t`Cancel free tickets`}
        hours="cancel_free_hours"
        label={t`Buyers may cancel free tickets`}
        help={t`Places that are not needed go back to other guests.`}
        hoursLabel={t`Cancel free tickets until how many hours before the event`}
      />
      <Permission
        name="can_pass_on"
        title={t`Pass tickets on`}
        hours="pass_on_hours"
        label={t`Ticket holders may pass a ticket on`}
        help={t`The new holder accepts by email and gets a new code. The former code no longer admits. Stock and refunds stay as they are.`}
        hoursLabel={t`Until how many hours before the event`}
      />
    </FormRows>
  )
}

interface PermissionProps {
  name: 'can_change' | 'can_cancel' | 'can_cancel_free' | 'can_pass_on'
  hours: 'change_hours' | 'cancel_hours' | 'cancel_free_hours' | 'pass_on_hours'
  title: string
  label: string
  help: string
  hoursLabel: string
  /** What else the closed row says of it. */
  terms?: string
  children?: ReactNode
}

/** One thing that is allowed or not, and what goes with it. */
function Permission(props: PermissionProps) {
  const { name, hours, title, label, help, hoursLabel, terms, children } = props
  const { t } = useLingui()
  const { methods } = use(AppFormContext)
  const [isAllowed, limit] = useWatch({
    control: methods.control,
    name: [`self_service.${name}`, `self_service.${hours}`],
  })
  const before = Number(limit ?? 0)
  const until = !isAllowed
    ? t`Not allowed`
    : before === 0
      ? t`Allowed until the event starts`
      : t`Allowed until ${plural(before, { one: '# hour', other: '# hours' })} before the event`
  const value = isAllowed && terms ? `${until} · ${terms}` : until
  return (
    <FormRow title={title} value={value} names={namesOf[name]}>
      <div className="grid gap-6">
        <SettingsField name={`self_service.${name}`} isInline label={label} help={help}>
          {(field) => <FormCheckbox {...field} />}
        </SettingsField>
        {isAllowed && (
          <div className="grid gap-6 border-s ps-4">
            <SettingsField
              name={`self_service.${hours}`}
              label={hoursLabel}
              help={t`0 means until it starts.`}
            >
              {(field) => <NumberInput {...field} className="max-w-32" />}
            </SettingsField>
            {children}
          </div>
        )}
      </div>
    </FormRow>
  )
}

const paths = (...names: string[]) => names.map((name) => `self_service.${name}`)
const namesOf = {
  can_change: paths('can_change', 'change_hours'),
  can_cancel: paths('can_cancel', 'cancel_hours', 'cancel_fee_rate', 'cancel_fee_per_ticket'),
  can_cancel_free: paths('can_cancel_free', 'cancel_free_hours'),
  can_pass_on: paths('can_pass_on', 'pass_on_hours'),
}
