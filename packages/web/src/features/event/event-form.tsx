import type { Event, eventBody } from '@foyer/contracts/event/event'
import type { Organizer } from '@foyer/contracts/organizer/organizer'
import { zoneWords } from '@foyer/contracts/zone-words'
import { useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { CurrencyInput } from '../../components/foyer/currency-input.tsx'
import { TimeZoneInput } from '../../components/foyer/time-zone-input.tsx'
import { Combobox } from '../../components/ui/combobox.tsx'
import { DateTimeInput } from '../../components/ui/date-time-input.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { FormRow, FormRows } from '../../components/ui/form/form-row.tsx'
import { SaveBar } from '../../components/ui/form/save-bar.tsx'
import { SettingsPart } from '../../components/ui/settings-part.tsx'
import { EventTexts } from './event-texts.tsx'
import { useEventForm } from './use-event-form.ts'

interface EventFormProps {
  event: Event
  organizers: readonly Organizer[]
  onSaved: (event: Event) => void
}

/** Title, dates, zone and currency of an event. Dates are wall times in the event's own zone. */
export function EventForm({ event, organizers, onSaved }: EventFormProps) {
  const { t, i18n } = useLingui()
  const form = useEventForm(event, onSaved)
  const { start_date, timezone, currency, organizer_id } = useWatch({
    control: form.methods.control,
  }) as z.input<typeof eventBody>
  const zone = zoneWords(start_date || new Date().toISOString(), timezone, i18n.locale)
  return (
    <AppForm form={form} className="grid-cols-1 gap-8">
      <SettingsPart
        title={t`Title and dates`}
        help={t`What the event is called, when it takes place and what it is about.`}
      >
        <EventTexts form={form}>
          <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
            <form.Field name="start_date" label={t`Starts`}>
              {(field) => <DateTimeInput {...field} timeZone={timezone} />}
            </form.Field>
            <form.Field name="end_date" label={t`Ends`} isOptional>
              {(field) => <DateTimeInput {...field} timeZone={timezone} />}
            </form.Field>
          </div>
        </EventTexts>
        <FormRows>
          <FormRow
            title={t`Time zone and currency`}
            value={`${zone} · ${currency}`}
            names={['timezone', 'currency']}
          >
            <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
              <form.Field name="timezone" label={t`Time zone`} help={t`The time zone of the venue.`}>
                {(field) => <TimeZoneInput {...field} />}
              </form.Field>
              <form.Field name="currency" label={t`Currency`} help={t`Cannot change once there are orders.`}>
                {(field) => <CurrencyInput {...field} />}
              </form.Field>
            </div>
          </FormRow>
          {organizers.length > 1 && (
            <FormRow
              title={t`Organizer`}
              value={organizers.find(({ id }) => id === organizer_id)?.name}
              names={['organizer_id']}
            >
              <form.Field name="organizer_id" label={t`Organizer`}>
                {(field) => (
                  <Combobox
                    {...field}
                    options={organizers.map(({ id, name }) => ({ value: id, label: name }))}
                  />
                )}
              </form.Field>
            </FormRow>
          )}
        </FormRows>
      </SettingsPart>
      <SaveBar />
    </AppForm>
  )
}
