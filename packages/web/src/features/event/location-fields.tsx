import { useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { CountryInput } from '../../components/foyer/country-input.tsx'
import { PlaceInput } from '../../components/foyer/place-input.tsx'
import { RichTextInput } from '../../components/foyer/rich-text-input.tsx'
import { FormCheckbox } from '../../components/ui/form/form-checkbox.tsx'
import { FormRow, FormRows } from '../../components/ui/form/form-row.tsx'
import { Input } from '../../components/ui/input.tsx'
import { countryName } from '../../lib/format/country-name.ts'
import type { FoundPlace } from '../../lib/place/find-places.ts'
import type { useLocationForm } from './use-location-form.ts'

interface LocationFieldsProps {
  form: ReturnType<typeof useLocationForm>
  /** Whether the stage finds venues and addresses, and not only cities. */
  findsPlaces: boolean
}

/** Where an event is: a venue with its address, or online. */
export function LocationFields({ form, findsPlaces }: LocationFieldsProps) {
  const { t, i18n } = useLingui()
  const typed = useWatch({ control: form.methods.control })
  const { is_online_event: isOnline, location = {}, map_url } = typed
  const { address_line_2, zip_or_postal_code, state_or_region, country } = location
  const parts = [
    address_line_2,
    zip_or_postal_code,
    state_or_region,
    country && countryName(country, i18n.locale),
  ]
  const choose = ({ location: found }: FoundPlace) => {
    for (const [name, value] of Object.entries(found))
      form.methods.setValue(`location.${name as keyof typeof found}`, value, { shouldDirty: true })
  }
  return (
    <>
      <form.Field
        name="is_online_event"
        isInline
        label={t`This is an online event`}
        help={t`There is no venue. Buyers get the connection details with their tickets.`}
      >
        {(field) => <FormCheckbox {...field} />}
      </form.Field>
      {isOnline ? (
        <form.Field
          name="online_event_connection_details"
          label={t`Connection details`}
          isOptional
          help={t`A link, a password and so on. Only people with a ticket see them.`}
        >
          {(field) => <RichTextInput {...field} limit={5000} />}
        </form.Field>
      ) : (
        <div className="grid gap-6 sm:grid-cols-2">
          <form.Field name="location.venue_name" label={t`Venue`} isOptional className="sm:col-span-2">
            {(field) => <Input {...field} />}
          </form.Field>
          <form.Field name="location.address_line_1" label={t`Address`} isOptional>
            {(field) => <Input {...field} autoComplete="off" />}
          </form.Field>
          <form.Field name="location.city" label={t`City`} isOptional>
            {({ value, ...field }) => (
              <PlaceInput
                {...field}
                value={value ?? ''}
                placeholder={t`Find a place`}
                findsPlaces={findsPlaces}
                onChoose={choose}
              />
            )}
          </form.Field>
          <div className="sm:col-span-2">
            <FormRows>
              <FormRow
                title={t`More of the address`}
                value={parts.filter(Boolean).join(', ') || t`Nothing yet`}
                names={moreOfTheAddress}
              >
                <div className="grid gap-4 sm:grid-cols-2">
                  <form.Field name="location.address_line_2" label={t`Address, second line`} isOptional>
                    {(field) => <Input {...field} autoComplete="off" />}
                  </form.Field>
                  <form.Field name="location.zip_or_postal_code" label={t`Postal code`} isOptional>
                    {(field) => <Input {...field} autoComplete="off" />}
                  </form.Field>
                  <form.Field name="location.state_or_region" label={t`State or region`} isOptional>
                    {(field) => <Input {...field} autoComplete="off" />}
                  </form.Field>
                  <form.Field name="location.country" label={t`Country`} isOptional>
                    {(field) => <CountryInput {...field} />}
                  </form.Field>
                </div>
              </FormRow>
              <FormRow
                title={t`Map link`}
                value={map_url || t`A map of the address above`}
                names={['map_url']}
              >
                <form.Field
                  name="map_url"
                  label={t`Map link`}
                  isOptional
                  help={t`Leave empty to link to a map of the address above.`}
                >
                  {(field) => <Input {...field} type="url" placeholder="https://" />}
                </form.Field>
              </FormRow>
            </FormRows>
          </div>
        </div>
      )}
    </>
  )
}

const moreOfTheAddress = [
  'location.address_line_2',
  'location.zip_or_postal_code',
  'location.state_or_region',
  'location.country',
]
