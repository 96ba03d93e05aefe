import { useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { SaveBar } from '../../components/ui/form/save-bar.tsx'
import { SettingsPart } from '../../components/ui/settings-part.tsx'
import { LocationFields } from './location-fields.tsx'
import type { SettingsFormProps } from './settings-form-props.ts'
import { useLocationForm } from './use-location-form.ts'

interface LocationSettingsFormProps extends SettingsFormProps {
  /** Whether the stage finds venues and addresses, and not only cities. */
  findsPlaces: boolean
}

export function LocationSettingsForm({ eventId, settings, findsPlaces }: LocationSettingsFormProps) {
  const { t } = useLingui()
  const form = useLocationForm(eventId, settings, () => void toast.success(t`Location saved`))
  return (
    <AppForm form={form} className="grid-cols-1 gap-8">
      <SettingsPart
        title={t`Location`}
        help={t`Buyers see it on the event page, on their tickets and in their calendar.`}
      >
        <LocationFields form={form} findsPlaces={findsPlaces} />
      </SettingsPart>
      <SaveBar />
    </AppForm>
  )
}
