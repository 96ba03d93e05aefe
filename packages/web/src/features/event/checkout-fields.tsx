import { Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { useWatch } from 'react-hook-form'
import { Alert } from '../../components/ui/alert.tsx'
import { AppFormContext } from '../../components/ui/form/app-form-context.ts'
import { NumberInput } from '../../components/ui/number-input.tsx'
import { RadioGroup, RadioItem } from '../../components/ui/radio-group.tsx'
import { SettingsField } from './settings-field.ts'

/** Specification §9: a shorter time is allowed but not recommended. Minutes. */
const recommendedTimeout = 15

/** How long buyers have to order, and which names they must give. */
export function CheckoutFields() {
  const { t } = useLingui()
  const { methods } = use(AppFormContext)
  const timeout = useWatch({ control: methods.control, name: 'order_timeout' })
  const isShort = typeof timeout === 'number' && timeout > 0 && timeout < recommendedTimeout
  return (
    <>
      <SettingsField
        name="order_timeout"
        label={t`Minutes to complete an order`}
        help={t`How long tickets are held while a buyer checks out: 1 to 120 minutes.`}
      >
        {(field) => <NumberInput {...field} className="max-w-32" />}
      </SettingsField>
      {isShort && (
        <Alert tone="warning" role="status" title={t`At least 15 minutes is recommended`}>
          <Trans>With less, some buyers lose their tickets while they look for their card.</Trans>
        </Alert>
      )}
      <SettingsField name="asked_names" label={t`Names at checkout`} isGroup>
        {({ value, onChange, ...field }) => (
          <RadioGroup {...field} value={value} onValueChange={onChange} className="sm:grid-cols-3">
            <RadioItem
              isCard
              value="NONE"
              label={t`No names`}
              description={t`Buyers enter only their email address. It stands in for the name.`}
            />
            <RadioItem
              isCard
              value="BUYER"
              label={t`The buyer’s name`}
              description={t`All tickets are in the buyer’s name, unless the buyer adds guests.`}
            />
            <RadioItem
              isCard
              value="EVERYBODY"
              label={t`A name for each ticket`}
              description={t`Buyers enter the name of each ticket holder.`}
            />
          </RadioGroup>
        )}
      </SettingsField>
    </>
  )
}
