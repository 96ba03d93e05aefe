import type { eventBody } from '@foyer/contracts/event/event'
import { useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { RichTextInput } from '../../components/foyer/rich-text-input.tsx'
import { DateTimeInput } from '../../components/ui/date-time-input.tsx'
import { Input } from '../../components/ui/input.tsx'
import type { useEventForm } from './use-event-form.ts'

/** Title, dates and description of an event. */
export function EventFields({ form }: { form: ReturnType<typeof useEventForm> }) {
  const { t } = useLingui()
  const { timezone } = useWatch({ control: form.methods.control }) as z.input<typeof eventBody>
  return (
    <>
      <form.Field name="title" label={t`Title`}>
        {(field) => <Input {...field} />}
      </form.Field>
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <form.Field name="start_date" label={t`Starts`}>
          {(field) => <DateTimeInput {...field} timeZone={timezone} />}
        </form.Field>
        <form.Field name="end_date" label={t`Ends`} isOptional>
          {(field) => <DateTimeInput {...field} timeZone={timezone} />}
        </form.Field>
      </div>
      <form.Field name="description" label={t`Description`} isOptional>
        {(field) => <RichTextInput {...field} limit={49_999} className="min-h-40" />}
      </form.Field>
    </>
  )
}
