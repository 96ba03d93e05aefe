import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { useWatch } from 'react-hook-form'
import { RichTextInput } from '../../components/foyer/rich-text-input.tsx'
import { AppFormContext } from '../../components/ui/form/app-form-context.ts'
import { FormRow, FormRows } from '../../components/ui/form/form-row.tsx'
import { Input } from '../../components/ui/input.tsx'
import { beginningOf } from '../../lib/format/beginning-of.ts'
import { SettingsField } from './settings-field.ts'

/** The address that buyers write to, where replies go, and the footer of every email. */
export function EmailFields() {
  const { t } = useLingui()
  const { methods } = use(AppFormContext)
  const [replyTo, footer] = useWatch({
    control: methods.control,
    name: ['reply_to_email', 'email_footer_message'],
  })
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
      <FormRows>
        <FormRow
          title={t`Reply-to email`}
          value={String(replyTo ?? '') || t`Nothing yet`}
          names={['reply_to_email']}
        >
          <SettingsField
            name="reply_to_email"
            label={t`Reply-to email`}
            isOptional
            help={t`Where replies to our emails go.`}
          >
            {(field) => <Input {...field} type="email" />}
          </SettingsField>
        </FormRow>
        <FormRow
          title={t`Email footer`}
          value={beginningOf(String(footer ?? '')) || t`Nothing yet`}
          names={['email_footer_message']}
        >
          <SettingsField name="email_footer_message" label={t`Email footer`} isOptional>
            {(field) => <RichTextInput {...field} limit={5000} />}
          </SettingsField>
        </FormRow>
      </FormRows>
    </>
  )
}
