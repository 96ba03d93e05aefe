import { useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { PlaceInput } from '../../components/foyer/place-input.tsx'
import { FormCheckbox } from '../../components/ui/form/form-checkbox.tsx'
import type { AppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import type { NewEventInput } from '../../lib/form/new-event.ts'
import type { City } from '../../lib/place/find-cities.ts'
import { moveToZone } from './move-to-zone.ts'

interface NewEventPlaceProps {
  form: AppForm<NewEventInput>
  /** Whether the city also decides the currency, because the account has no event yet. */
  isFirst: boolean
}

/** Where it is. A city that is found also gives country, time zone and, for an account's first event, currency. */
export function NewEventPlace({ form, isFirst }: NewEventPlaceProps) {
  const { t } = useLingui()
  const { methods, Field } = form
  const isOnline = useWatch({ control: methods.control, name: 'is_online_event' })
  const choose = async ({ name, region, country, timezone }: City) => {
    methods.setValue('location.city', name, { shouldDirty: true })
    methods.setValue('location.state_or_region', region, { shouldDirty: true })
    methods.setValue('location.country', country, { shouldDirty: true })
    moveToZone(form, timezone)
    if (!isFirst || methods.getFieldState('currency').isDirty) return
    const { currencyOfCountry } = await import('../../lib/format/currency-of-zone.ts')
    const currency = currencyOfCountry(country)
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
            help={t`A city from the list also sets the time zone.`}
          >
            {({ value, ...field }) => (
              <PlaceInput
                {...field}
                value={value ?? ''}
                placeholder={t`Find a place`}
                onChoose={(city) => void choose(city)}
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
