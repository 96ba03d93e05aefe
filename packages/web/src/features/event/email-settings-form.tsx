import { eventSettings } from '@foyer/contracts/event/event-settings'
import { useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { SaveBar } from '../../components/ui/form/save-bar.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { SettingsPart } from '../../components/ui/settings-part.tsx'
import { EmailFields } from './email-fields.tsx'
import { useUpdateEventSettings } from './event-mutations.ts'
import type { SettingsFormProps } from './settings-form-props.ts'

const schema = eventSettings.pick({ support_email: true, reply_to_email: true, email_footer_message: true })

export function EmailSettingsForm({ eventId, settings }: SettingsFormProps) {
  const { t } = useLingui()
  const update = useUpdateEventSettings(eventId)
  const { support_email, reply_to_email, email_footer_message } = settings
  const form = useAppForm({
    schema,
    values: { support_email, reply_to_email, email_footer_message },
    onSubmit: async (body) => {
      await update.mutateAsync(body)
      toast.success(t`Email settings saved`)
    },
  })
  return (
    <AppForm form={form} className="grid-cols-1 gap-8">
      <SettingsPart title={t`Email`} help={t`Where buyers can write to, and what stands below every email.`}>
        <EmailFields />
      </SettingsPart>
      <SaveBar />
    </AppForm>
  )
}
