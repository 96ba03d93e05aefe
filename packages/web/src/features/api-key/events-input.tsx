import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CheckboxList } from '../../components/ui/checkbox-list.tsx'
import type { FormControl } from '../../components/ui/form/form-field.tsx'
import { Spinner } from '../../components/ui/spinner.tsx'
import { Switch } from '../../components/ui/switch.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { apiKeyQueries } from './api-key-queries.ts'

/** All events, or those chosen: `{(field) => <EventsInput {...field} />}` in a field that is a group. */
export function EventsInput({
  value: given,
  onChange,
  isTest,
  ...field
}: FormControl<string, string[] | null | undefined> & { isTest: boolean }) {
  const { t } = useLingui()
  const format = useFormat()
  const value = given ?? null
  const { data, isError } = useQuery({ ...apiKeyQueries.events(), enabled: value !== null })
  const events = data?.filter(({ is_test }) => is_test === isTest)
  return (
    <div className="grid gap-4 rounded-lg border px-4 py-3">
      <span className="flex items-center gap-3 text-sm">
        <Switch
          aria-label={t`Only certain events`}
          checked={value !== null}
          onCheckedChange={(isOn) => onChange(isOn ? [] : null)}
        />
        <Trans>Only certain events</Trans>
      </span>
      {value !== null && events && (
        <div className="max-h-64 overflow-y-auto">
          <CheckboxList
            {...field}
            value={value}
            onChange={onChange}
            options={events.map(({ id, title, start_date, timezone }) => ({
              value: id,
              label: title,
              aside: format.date(start_date, timezone),
            }))}
          />
        </div>
      )}
      {value !== null && !events && !isError && <Spinner />}
      {isError && (
        <p className="text-sm text-destructive">
          <Trans>The events could not be loaded. Switch this off and on to try again.</Trans>
        </p>
      )}
    </div>
  )
}
