import { eventSettings } from '@foyer/contracts/event/event-settings'
import { useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { Card, CardContent } from '../../components/ui/card.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { SaveBar } from '../../components/ui/form/save-bar.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
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
    <AppForm form={form}>
      <Card>
        <CardContent className="grid gap-6">
          <TicketDisplayFields />
        </CardContent>
      </Card>
      <SaveBar />
    </AppForm>
  )
}
