import { eventSettings } from '@foyer/contracts/event/event-settings'
import type { Currency } from '@foyer/contracts/money'
import { useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { SaveBar } from '../../components/ui/form/save-bar.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { SettingsPart } from '../../components/ui/settings-part.tsx'
import { useUpdateEventSettings } from './event-mutations.ts'
import { SelfServiceFields } from './self-service-fields.tsx'
import type { SettingsFormProps } from './settings-form-props.ts'

const schema = eventSettings.pick({ self_service: true })

/** What buyers and ticket holders may do themselves, and until when. */
export function SelfServiceForm({ eventId, settings, currency }: SettingsFormProps & { currency: Currency }) {
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
  return (
    <AppForm form={form} className="grid-cols-1 gap-8">
      <SettingsPart
        title={t`Self-service`}
        help={t`What buyers and ticket holders may do themselves, and until when.`}
      >
        <SelfServiceFields currency={currency} />
      </SettingsPart>
      <SaveBar />
    </AppForm>
  )
}
