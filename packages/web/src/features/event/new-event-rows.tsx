import { zoneWords } from '@foyer/contracts/zone-words'
import { useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { CountryInput } from '../../components/foyer/country-input.tsx'
import { CurrencyInput } from '../../components/foyer/currency-input.tsx'
import { TimeZoneInput } from '../../components/foyer/time-zone-input.tsx'
import { DateTimeInput } from '../../components/ui/date-time-input.tsx'
import { FormRow, FormRows } from '../../components/ui/form/form-row.tsx'
import type { AppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { Textarea } from '../../components/ui/textarea.tsx'
import type { NewEventInput } from '../../lib/form/new-event.ts'
import { countryName } from '../../lib/format/country-name.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { moveToZone } from './move-to-zone.ts'

const addressParts = [
  'location.address_line_1',
  'location.address_line_2',
  'location.zip_or_postal_code',
  'location.state_or_region',
  'location.country',
]

/** The parts of a new event that most people leave as they are. */
export function NewEventRows({ form }: { form: AppForm<NewEventInput> }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { Field } = form
  const typed = useWatch({ control: form.methods.control }) as NewEventInput
  const { timezone = 'UTC', currency = 'USD', end_date, location = {}, organizer } = typed
  const zone = zoneWords(typed.start_date || new Date().toISOString(), timezone, i18n.locale)
  const address = [
    location.address_line_1,
    location.zip_or_postal_code,
    location.state_or_region,
    location.country && countryName(location.country, i18n.locale),
  ]
  return (
    <FormRows>
      <FormRow
        title={t`Description`}
        value={typed.description?.trim().slice(0, 80) || t`Nothing yet`}
        names={['description']}
      >
        <Field name="description" label={t`Description`} isOptional>
          {(field) => <Textarea {...field} rows={6} maxLength={10_000} />}
        </Field>
      </FormRow>
      <FormRow
        title={t`Ends`}
        value={end_date ? format.date(end_date, timezone) : t`No end is announced`}
        names={['end_date']}
      >
        <Field name="end_date" label={t`Ends`} isOptional>
          {(field) => <DateTimeInput {...field} timeZone={timezone} />}
        </Field>
      </FormRow>
      {!typed.is_online_event && (
        <FormRow
          title={t`Address`}
          value={address.filter(Boolean).join(', ') || t`Nothing yet`}
          names={addressParts}
        >
          <div className="grid gap-4 sm:grid-cols-2">
            <Field name="location.address_line_1" label={t`Address`} isOptional>
              {(field) => <Input {...field} autoComplete="off" />}
            </Field>
            <Field name="location.address_line_2" label={t`Address, second line`} isOptional>
              {(field) => <Input {...field} autoComplete="off" />}
            </Field>
            <Field name="location.zip_or_postal_code" label={t`Postal code`} isOptional>
              {(field) => <Input {...field} autoComplete="off" />}
            </Field>
            <Field name="location.state_or_region" label={t`State or region`} isOptional>
              {(field) => <Input {...field} autoComplete="off" />}
            </Field>
            <Field name="location.country" label={t`Country`} isOptional>
              {(field) => <CountryInput {...field} />}
            </Field>
          </div>
        </FormRow>
      )}
      <FormRow
        title={t`Time zone and currency`}
        value={`${zone} · ${currency}`}
        names={['timezone', 'currency']}
      >
        <div className="grid gap-4">
          <Field name="timezone" label={t`Time zone`} help={t`The time zone of the venue.`}>
            {({ onChange: _, ...field }) => (
              <TimeZoneInput {...field} onChange={(chosen) => moveToZone(form, chosen)} />
            )}
          </Field>
          <Field name="currency" label={t`Currency`} help={t`Cannot change once there are orders.`}>
            {(field) => <CurrencyInput {...field} />}
          </Field>
        </div>
      </FormRow>
      {organizer && (
        <FormRow title={t`Organizer`} value={organizer.name} names={['organizer']}>
          <div className="grid gap-4">
            <Field
              name="organizer.name"
              label={t`Name`}
              help={t`Buyers see it on the event page and on tickets.`}
            >
              {(field) => <Input {...field} autoComplete="organization" />}
            </Field>
            <Field name="organizer.email" label={t`Contact email`}>
              {(field) => <Input {...field} type="email" autoComplete="email" />}
            </Field>
          </div>
        </FormRow>
      )}
    </FormRows>
  )
}
