import { eventSettings } from '@foyer/contracts/event/event-settings'
import { useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { Card, CardContent } from '../../components/ui/card.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { SaveBar } from '../../components/ui/form/save-bar.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { HtmlInput } from '../../components/ui/html-input.tsx'
import { Input } from '../../components/ui/input.tsx'
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
    <AppForm form={form}>
      <Card>
        <CardContent className="grid gap-6">
          <form.Field
            name="support_email"
            label={t`Support email`}
            isOptional
            help={t`Buyers find it on their order and their tickets.`}
          >
            {(field) => <Input {...field} type="email" />}
          </form.Field>
          <form.Field
            name="reply_to_email"
            label={t`Reply-to email`}
            isOptional
            help={t`Where answers to our emails arrive.`}
          >
            {(field) => <Input {...field} type="email" />}
          </form.Field>
          <form.Field name="email_footer_message" label={t`Message at the foot of emails`} isOptional>
            {(field) => <HtmlInput {...field} limit={5000} />}
          </form.Field>
        </CardContent>
      </Card>
      <SaveBar />
    </AppForm>
  )
}
