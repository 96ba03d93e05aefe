import { type Event, eventBody } from '@foyer/contracts/event/event'
import type { Organizer } from '@foyer/contracts/organizer/organizer'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { CurrencyInput } from '../../components/foyer/currency-input.tsx'
import { RichTextInput } from '../../components/foyer/rich-text-input.tsx'
import { TimeZoneInput } from '../../components/foyer/time-zone-input.tsx'
import { Card, CardContent } from '../../components/ui/card.tsx'
import { Combobox } from '../../components/ui/combobox.tsx'
import { DateTimeInput } from '../../components/ui/date-time-input.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { type AppForm as Form, useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { cn } from '../../lib/look/cn.ts'
import { useSaveEvent } from './event-mutations.ts'
import { eventQueries } from './event-queries.ts'

type EventInput = z.input<typeof eventBody>

interface EventFormProps {
  /** The event to change. Without it, the form creates one. */
  event?: Event
  organizers: readonly Organizer[]
  /** The initial organizer of a new event. */
  organizerId?: string | undefined
  /** Shows only the most important fields, for the first event. */
  isShort?: boolean
  /** Puts the fields into a card, for a form on its own page. */
  isCard?: boolean
  onSaved: (event: Event) => void
  /** The form's buttons: `FormFooter`, `SaveBar` or `SubmitButton`. */
  children: ReactNode
}

/** Title, dates, zone and currency of an event. Dates are wall times in the event's own zone. */
export function EventForm({
  event,
  organizers,
  organizerId,
  isShort,
  isCard,
  onSaved,
  children,
}: EventFormProps) {
  const { t } = useLingui()
  const save = useSaveEvent(event?.id)
  const client = useQueryClient()
  const first = organizers.find(({ id }) => id === organizerId) ?? organizers[0]
  const form = useAppForm({
    schema: eventBody,
    ...(event ? { values: pickBody(event) } : { defaultValues: newEvent(first) }),
    readLatest:
      event &&
      (async () => pickBody(await client.fetchQuery({ ...eventQueries.detail(event.id), staleTime: 0 }))),
    onSubmit: async (body) => onSaved(await save.mutateAsync(body)),
  })
  const timezone = useWatch({ control: form.methods.control, name: 'timezone' })
  const fields = (
    <>
      <form.Field name="title" label={t`Title`}>
        {(field) => <Input {...field} />}
      </form.Field>
      {organizers.length > 1 && (
        <form.Field name="organizer_id" label={t`Organizer`}>
          {({ onChange, ...field }) => (
            <Combobox
              {...field}
              options={organizers.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(id) => {
                onChange(id)
                if (!event)
                  followOrganizer(
                    form,
                    organizers.find((organizer) => organizer.id === id),
                  )
              }}
            />
          )}
        </form.Field>
      )}
      <div className={cn('grid gap-6', isCard && 'sm:grid-cols-2 sm:gap-4')}>
        <form.Field name="start_date" label={t`Starts`}>
          {(field) => <DateTimeInput {...field} timeZone={timezone} />}
        </form.Field>
        <form.Field name="end_date" label={t`Ends`} isOptional>
          {(field) => <DateTimeInput {...field} timeZone={timezone} />}
        </form.Field>
      </div>
      <div className={cn('grid gap-6', !isShort && 'sm:grid-cols-2 sm:gap-4')}>
        <form.Field name="timezone" label={t`Time zone`} help={t`The time zone of the venue.`}>
          {(field) => <TimeZoneInput {...field} />}
        </form.Field>
        <form.Field name="currency" label={t`Currency`} help={t`Cannot change once there are orders.`}>
          {(field) => <CurrencyInput {...field} />}
        </form.Field>
      </div>
      {!isShort && (
        <form.Field name="description" label={t`Description`} isOptional>
          {(field) => <RichTextInput {...field} limit={49_999} className="min-h-40" />}
        </form.Field>
      )}
    </>
  )
  return (
    <AppForm form={form}>
      {isCard ? (
        <Card>
          <CardContent className="grid gap-6">{fields}</CardContent>
        </Card>
      ) : (
        fields
      )}
      {children}
    </AppForm>
  )
}

function pickBody(event: Event): EventInput {
  const { organizer_id, title, description, start_date, end_date, timezone, currency } = event
  return { organizer_id, title, description, start_date, end_date, timezone, currency }
}

function newEvent(organizer: Organizer | undefined): Partial<EventInput> {
  return {
    organizer_id: organizer?.id ?? '',
    title: '',
    description: '',
    end_date: null,
    timezone: organizer?.timezone ?? 'UTC',
    currency: organizer?.currency ?? 'USD',
  }
}

/** Gives a new event the zone and currency of the chosen organizer, unless a person has chosen them. */
function followOrganizer(form: Form<EventInput>, organizer: Organizer | undefined): void {
  const { dirtyFields } = form.methods.formState
  if (!organizer) return
  if (!dirtyFields.timezone) form.methods.setValue('timezone', organizer.timezone)
  if (!dirtyFields.currency) form.methods.setValue('currency', organizer.currency)
}
