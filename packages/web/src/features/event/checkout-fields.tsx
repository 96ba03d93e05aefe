import { Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { useWatch } from 'react-hook-form'
import { Alert } from '../../components/ui/alert.tsx'
import { AppFormContext } from '../../components/ui/form/app-form-context.ts'
import { NumberInput } from '../../components/ui/number-input.tsx'
import { SettingsField } from './settings-field.ts'

/** Specification §9: shorter than this is allowed but not recommended. */
const recommendedTimeout = 15

/** How long buyers have to order. */
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
    </>
  )
}
