import { eventSettings } from '@foyer/contracts/event/event-settings'
import { useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { toast } from 'sonner'
import { Card, CardContent } from '../../components/ui/card.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { FormCheckbox } from '../../components/ui/form/form-checkbox.tsx'
import { SaveBar } from '../../components/ui/form/save-bar.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { NumberInput } from '../../components/ui/number-input.tsx'
import { useUpdateEventSettings } from './event-mutations.ts'
import type { SettingsFormProps } from './settings-form-props.ts'

const schema = eventSettings.pick({ self_service: true })

/** What ticket holders may do themselves, and until when. */
export function SelfServiceForm({ eventId, settings }: SettingsFormProps) {
  const { t } = useLingui()
  const update = useUpdateEventSettings(eventId)
  const form = useAppForm({
    schema,
    values: { self_service: settings.self_service },
    onSubmit: async (body) => {
      await update.mutateAsync(body)
      toast.success(t`Settings saved`)
    },
  })
  const canPassOn = useWatch({ control: form.methods.control, name: 'self_service.can_pass_on' })
  return (
    <AppForm form={form}>
      <Card>
        <CardContent className="grid gap-6">
          <form.Field
            name="self_service.can_pass_on"
            isInline
            label={t`Ticket holders may pass a ticket on`}
            help={t`The new holder accepts by email and gets a new code. The former code no longer admits. Stock and refunds stay as they are.`}
          >
            {(field) => <FormCheckbox {...field} />}
          </form.Field>
          {canPassOn && (
            <form.Field
              name="self_service.pass_on_hours"
              label={t`Until how many hours before the event`}
              help={t`0 means until it starts.`}
            >
              {(field) => <NumberInput {...field} className="max-w-32" />}
            </form.Field>
          )}
        </CardContent>
      </Card>
      <SaveBar />
    </AppForm>
  )
}
