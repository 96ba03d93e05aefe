import { eventSettings } from '@foyer/contracts/event/event-settings'
import { useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { SaveBar } from '../../components/ui/form/save-bar.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { SettingsPart } from '../../components/ui/settings-part.tsx'
import { useUpdateEventSettings } from './event-mutations.ts'
import type { SettingsFormProps } from './settings-form-props.ts'
import { TicketDisplayFields } from './ticket-display-fields.tsx'

const schema = eventSettings.pick({ max_per_order: true, price_display: true })

export function TicketSettingsForm({ eventId, settings }: SettingsFormProps) {
  const { t } = useLingui()
  const update = useUpdateEventSettings(eventId)
  const { max_per_order, price_display } = settings
  const form = useAppForm({
    schema,
    values: { max_per_order, price_display },
    onSubmit: async (body) => {
      await update.mutateAsync(body)
      toast.success(t`Settings saved`)
    },
  })
  return (
    <AppForm form={form} className="grid-cols-1 gap-8">
      <SettingsPart title={t`Tickets`} help={t`How new tickets start, and how prices are shown.`}>
        <TicketDisplayFields />
      </SettingsPart>
      <SaveBar />
    </AppForm>
  )
}
