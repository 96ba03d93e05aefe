import { useLingui } from '@lingui/react/macro'
import { DateTimeInput } from '../../components/ui/date-time-input.tsx'
import type { AppForm } from '../../components/ui/form/use-app-form.tsx'
import type { TicketInput } from './ticket-body.ts'

interface TicketSaleFieldsProps {
  form: AppForm<TicketInput>
  timeZone: string
}

/** The sale window, in the event's zone. */
export function TicketSaleFields({ form, timeZone }: TicketSaleFieldsProps) {
  const { t } = useLingui()
  return (
    <div className="grid gap-4">
      <form.Field name="sale_start_date" label={t`On sale from`} isOptional>
        {(field) => <DateTimeInput {...field} timeZone={timeZone} />}
      </form.Field>
      <form.Field name="sale_end_date" label={t`On sale until`} isOptional>
        {(field) => <DateTimeInput {...field} timeZone={timeZone} />}
      </form.Field>
    </div>
  )
}
