import { sendWhen } from '@foyer/contracts/event-message/event-message'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { DateTimeInput } from '../../components/ui/date-time-input.tsx'
import type { AppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { NativeSelect } from '../../components/ui/native-select.tsx'
import { NumberInput } from '../../components/ui/number-input.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import type { MessageEvent } from './message-event.ts'
import type { MessageInput } from './new-message.ts'
import { plannedTime } from './planned-time.ts'

const words = {
  NOW: msg`Now`,
  AT_TIME: msg`At a time`,
  BEFORE_START: msg`Days before the event`,
}

/** Chooses when a message goes out. */
export function ScheduleFields({ form, event }: { form: AppForm<MessageInput>; event: MessageEvent }) {
  const { t, i18n } = useLingui()
  const when = useWatch({ control: form.methods.control, name: 'send_when' })
  return (
    <>
      <form.Field name="send_when" label={t`When`} help={<GoesOut form={form} event={event} />}>
        {(field) => (
          <NativeSelect {...field}>
            {sendWhen.options.map((option) => (
              <option key={option} value={option}>
                {i18n._(words[option])}
              </option>
            ))}
          </NativeSelect>
        )}
      </form.Field>
      {when === 'AT_TIME' && (
        <form.Field name="send_at" label={t`Date`}>
          {(field) => <DateTimeInput {...field} timeZone={event.timezone} />}
        </form.Field>
      )}
      {when === 'BEFORE_START' && (
        <div className="grid grid-cols-2 items-start gap-4">
          <form.Field name="days_before" label={t`Days before`}>
            {(field) => <NumberInput {...field} />}
          </form.Field>
          <form.Field name="time_of_day" label={t`Time of day`}>
            {({ value, onChange, ...field }) => (
              <Input
                {...field}
                type="time"
                className="[&::-webkit-calendar-picker-indicator]:hidden"
                value={value ?? ''}
                onChange={({ target }) => onChange(target.value || null)}
              />
            )}
          </form.Field>
        </div>
      )}
    </>
  )
}

function GoesOut({ form, event }: { form: AppForm<MessageInput>; event: MessageEvent }) {
  const format = useFormat()
  const [send_when = 'NOW', send_at = null, days_before = null, time_of_day = null] = useWatch({
    control: form.methods.control,
    name: ['send_when', 'send_at', 'days_before', 'time_of_day'],
  })
  const planned = plannedTime({ send_when, send_at, days_before, time_of_day }, event)
  const time = planned && format.date(planned, event.timezone, 'date_time_zone')
  return (
    <span role="status">
      {send_when === 'NOW' ? (
        <Trans>It goes out at once.</Trans>
      ) : time && Date.parse(planned) <= Date.now() ? (
        <Trans>That was {time}. Choose a later time.</Trans>
      ) : time && send_when === 'BEFORE_START' ? (
        <Trans>It goes out {time}, and moves with the event. Its recipients are found then.</Trans>
      ) : time ? (
        <Trans>It goes out {time}. Its recipients are found then.</Trans>
      ) : (
        <Trans>Its recipients are found at that time.</Trans>
      )}
    </span>
  )
}
