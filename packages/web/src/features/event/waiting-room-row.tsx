import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { useWatch } from 'react-hook-form'
import { AppFormContext } from '../../components/ui/form/app-form-context.ts'
import { FormRow } from '../../components/ui/form/form-row.tsx'
import { RadioGroup, RadioItem } from '../../components/ui/radio-group.tsx'
import { SettingsField } from './settings-field.ts'

/** Whether buyers wait in line. */
export function WaitingRoomRow() {
  const { t } = useLingui()
  const { methods } = use(AppFormContext)
  const chosen = useWatch({ control: methods.control, name: 'waiting_room' })
  const values: Record<string, string> = { AUTOMATIC: t`When a crowd comes`, ON: t`Always`, OFF: t`Never` }
  return (
    <FormRow title={t`Waiting room`} value={values[String(chosen)] ?? ''} names={['waiting_room']}>
      <SettingsField
        name="waiting_room"
        label={t`Waiting room`}
        help={t`People who are there before the sale starts get a place in line by chance, and later ones follow. As many are let in each second as can buy at ease.`}
        isGroup
      >
        {({ value, onChange, ...field }) => (
          <RadioGroup {...field} value={value} onValueChange={onChange} className="sm:grid-cols-3">
            <RadioItem
              isCard
              value="AUTOMATIC"
              label={values.AUTOMATIC}
              description={t`The line opens by itself and ends by itself.`}
            />
            <RadioItem
              isCard
              value="ON"
              label={values.ON}
              description={t`Every buyer goes through the line.`}
            />
            <RadioItem
              isCard
              value="OFF"
              label={values.OFF}
              description={t`All buyers choose at once, even in a rush.`}
            />
          </RadioGroup>
        )}
      </SettingsField>
    </FormRow>
  )
}
