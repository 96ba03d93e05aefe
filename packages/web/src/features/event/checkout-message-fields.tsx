import { useLingui } from '@lingui/react/macro'
import { RichTextInput } from '../../components/foyer/rich-text-input.tsx'
import { SettingsField } from './settings-field.ts'

/** The organizer's messages to buyers in the checkout. */
export function CheckoutMessageFields() {
  const { t } = useLingui()
  return (
    <>
      <SettingsField
        name="pre_checkout_message"
        label={t`Message before checkout`}
        isOptional
        help={t`Appears above the form where buyers enter their name.`}
      >
        {(field) => <RichTextInput {...field} limit={5000} />}
      </SettingsField>
      <SettingsField
        name="post_checkout_message"
        label={t`Message after checkout`}
        isOptional
        help={t`Appears on the confirmation page and in the confirmation email.`}
      >
        {(field) => <RichTextInput {...field} limit={5000} />}
      </SettingsField>
      <SettingsField name="ticket_page_message" label={t`Message on tickets`} isOptional>
        {(field) => <RichTextInput {...field} limit={5000} />}
      </SettingsField>
    </>
  )
}
