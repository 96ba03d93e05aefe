import { useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { PlaceInput } from '../../components/foyer/place-input.tsx'
import { FormCheckbox } from '../../components/ui/form/form-checkbox.tsx'
import type { AppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import type { NewEventInput } from '../../lib/form/new-event.ts'
import type { FoundPlace } from '../../lib/place/find-places.ts'
import { moveToZone } from './move-to-zone.ts'

interface NewEventPlaceProps {
  form: AppForm<NewEventInput>
  /** Whether the city also decides the currency, because the account has no event yet. */
  isFirst: boolean
  /** Whether the stage finds venues and addresses, and not only cities. */
  findsPlaces: boolean
}

/** Where it is. A place that is found also gives country, time zone and, for an account's first event, currency. */
export function NewEventPlace({ form, isFirst, findsPlaces }: NewEventPlaceProps) {
  const { t } = useLingui()
  const { methods, Field } = form
  const isOnline = useWatch({ control: methods.control, name: 'is_online_event' })
  const choose = async ({ location, timezone }: FoundPlace) => {
    for (const [name, value] of Object.entries(location))
      methods.setValue(`location.${name as keyof typeof location}`, value, { shouldDirty: true })
    if (timezone) moveToZone(form, timezone)
    if (!isFirst || methods.getFieldState('currency').isDirty) return
    const { currencyOfCountry } = await import('../../lib/format/currency-of-zone.ts')
    const currency = currencyOfCountry(location.country ?? '')
    if (currency) methods.setValue('currency', currency)
  }
  return (
    <div className="grid gap-4">
      {!isOnline && (
        <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
          <Field
            name="location.city"
            label={t`City`}
            isOptional
            help={
              findsPlaces
                ? t`Type a venue, an address or a city. One from the list also sets the time zone.`
                : t`A city from the list also sets the time zone.`
            }
          >
            {({ value, ...field }) => (
              <PlaceInput
                {...field}
                value={value ?? ''}
                placeholder={t`Find a place`}
                findsPlaces={findsPlaces}
                onChoose={(place) => void choose(place)}
              />
            )}
          </Field>
          <Field name="location.venue_name" label={t`Venue`} isOptional>
            {(field) => <Input {...field} autoComplete="off" />}
          </Field>
        </div>
      )}
      <Field name="is_online_event" isInline label={t`This is an online event`}>
        {(field) => <FormCheckbox {...field} />}
      </Field>
    </div>
  )
}
