import { useLingui } from '@lingui/react/macro'
import { RichTextInput } from '../../components/foyer/rich-text-input.tsx'
import { Input } from '../../components/ui/input.tsx'
import { SettingsField } from './settings-field.ts'

/** The address that buyers write to, and the footer of every email. */
export function EmailFields() {
  const { t } = useLingui()
  return (
    <>
      <SettingsField
        name="support_email"
        label={t`Support email`}
        isOptional
        help={t`Buyers see it on their order and their tickets.`}
      >
        {(field) => <Input {...field} type="email" />}
      </SettingsField>
      <SettingsField
        name="reply_to_email"
        label={t`Reply-to email`}
        isOptional
        help={t`Where replies to our emails go.`}
      >
        {(field) => <Input {...field} type="email" />}
      </SettingsField>
      <SettingsField name="email_footer_message" label={t`Email footer`} isOptional>
        {(field) => <RichTextInput {...field} limit={5000} />}
      </SettingsField>
    </>
  )
}
