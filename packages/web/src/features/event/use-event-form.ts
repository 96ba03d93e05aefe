import { type Event, eventBody } from '@foyer/contracts/event/event'
import { useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { useChangeEvent } from './event-mutations.ts'
import { eventQueries } from './event-queries.ts'

/** The form of an event's own fields, on its settings and beside its page. Dates are wall times in the event's own zone. */
export function useEventForm(event: Event, onSaved: (event: Event) => void) {
  const save = useChangeEvent(event.id)
  const client = useQueryClient()
  return useAppForm({
    schema: eventBody,
    values: pickBody(event),
    readLatest: async () =>
      pickBody(await client.fetchQuery({ ...eventQueries.detail(event.id), staleTime: 0 })),
    onSubmit: async (body) => onSaved(await save.mutateAsync(body)),
  })
}

function pickBody(event: Event): z.input<typeof eventBody> {
  const { organizer_id, title, description, start_date, end_date, timezone, currency } = event
  return { organizer_id, title, description, start_date, end_date, timezone, currency }
}
