import { useLingui } from '@lingui/react/macro'
import { NumberInput } from '../../components/ui/number-input.tsx'
import { RadioGroup, RadioItem } from '../../components/ui/radio-group.tsx'
import { SettingsField } from './settings-field.ts'

/** The initial settings of new tickets, and how all prices are shown. */
export function TicketDisplayFields() {
  const { t } = useLingui()
  return (
    <>
      <SettingsField
        name="max_per_order"
        label={t`Maximum of each ticket per order`}
        help={t`New tickets start with this maximum. Each ticket can have its own, from 1 to 100.`}
      >
        {(field) => <NumberInput {...field} className="max-w-32" />}
      </SettingsField>
      <SettingsField name="price_display" label={t`Prices are shown`} isGroup>
        {({ value, onChange, ...field }) => (
          <RadioGroup {...field} value={value} onValueChange={onChange} className="sm:grid-cols-2">
            <RadioItem
              isCard
              value="EXCLUSIVE"
              label={t`Without taxes and fees`}
              description={t`They are listed next to the price and added to it.`}
            />
            <RadioItem
              isCard
              value="INCLUSIVE"
              label={t`With taxes and fees`}
              description={t`Buyers pay the price that is shown.`}
            />
          </RadioGroup>
        )}
      </SettingsField>
    </>
  )
}
