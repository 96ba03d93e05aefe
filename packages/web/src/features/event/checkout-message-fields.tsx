import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { useWatch } from 'react-hook-form'
import { RichTextInput } from '../../components/foyer/rich-text-input.tsx'
import { AppFormContext } from '../../components/ui/form/app-form-context.ts'
import { FormRow } from '../../components/ui/form/form-row.tsx'
import { beginningOf } from '../../lib/format/beginning-of.ts'
import { SettingsField } from './settings-field.ts'

/** The organizer's messages to buyers in the checkout, as rows of a `FormRows`. */
export function CheckoutMessageFields() {
  const { t } = useLingui()
  const { methods } = use(AppFormContext)
  const names = ['pre_checkout_message', 'post_checkout_message', 'ticket_page_message'] as const
  const messages = useWatch({ control: methods.control, name: [...names] })
  const words = {
    pre_checkout_message: [
      t`Message before checkout`,
      t`Appears above the form where buyers enter their name.`,
    ],
    post_checkout_message: [
      t`Message after checkout`,
      t`Appears on the confirmation page and in the confirmation email.`,
    ],
    ticket_page_message: [t`Message on tickets`, undefined],
  } as const
  return names.map((name, index) => (
    <FormRow
      key={name}
      title={words[name][0]}
      value={beginningOf(String(messages[index] ?? '')) || t`Nothing yet`}
      names={[name]}
    >
      <SettingsField name={name} label={words[name][0]} isOptional help={words[name][1]}>
        {(field) => <RichTextInput {...field} limit={5000} />}
      </SettingsField>
    </FormRow>
  ))
}
