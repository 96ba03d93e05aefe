import { type EventSettings, eventSettings } from '@foyer/contracts/event/event-settings'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { useUpdateEventSettings } from './event-mutations.ts'

const schema = eventSettings.pick({
  is_online_event: true,
  online_event_connection_details: true,
  location: true,
  map_url: true,
})

/** The form of where an event is, on its settings and beside its page. */
export function useLocationForm(eventId: string, settings: EventSettings, onSaved: () => void) {
  const update = useUpdateEventSettings(eventId)
  return useAppForm({
    schema,
    values: pickLocation(settings),
    onSubmit: async (body) => {
      await update.mutateAsync(body)
      onSaved()
    },
  })
}

function pickLocation(settings: EventSettings) {
  const { is_online_event, online_event_connection_details, location, map_url } = settings
  return { is_online_event, online_event_connection_details, location, map_url }
}
