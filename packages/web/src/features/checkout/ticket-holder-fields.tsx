import type { OrderAttendee } from '@foyer/contracts/order/order'
import type { PublicQuestion } from '@foyer/contracts/question/question'
import { useLingui } from '@lingui/react/macro'
import { FormCheckbox } from '../../components/ui/form/form-checkbox.tsx'
import { NameFields } from '../../components/ui/form/name-fields.tsx'
import type { AppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { AnswerFields } from './answer-fields.tsx'
import type { DetailsValues } from './details-form-schema.ts'

interface TicketHolderFieldsProps {
  form: AppForm<DetailsValues>
  index: number
  attendee: OrderAttendee
  isBuyer: boolean
  /** What is asked about the holder of this ticket. */
  questions: readonly PublicQuestion[]
}

/** One ticket: in the buyer's name, or with a name of its own. */
export function TicketHolderFields({ form, index, attendee, isBuyer, questions }: TicketHolderFieldsProps) {
  const { t } = useLingui()
  const number = index + 1
  const section = `section-ticket-${number}` as const
  return (
    <li className="grid gap-4 rounded-lg border bg-card p-4">
      <div className="flex items-baseline gap-3">
        <span className="text-sm text-muted-foreground tabular-nums">{number}</span>
        <h3 id={`ticket-${number}`} className="min-w-0 font-medium wrap-anywhere">
          {attendee.ticket_title}
          {attendee.price_label && (
            <span className="font-normal text-muted-foreground"> · {attendee.price_label}</span>
          )}
        </h3>
      </div>
      <form.Field name={`attendees.${index}.is_buyer`} label={t`Same as buyer`} isInline>
        {(field) => <FormCheckbox {...field} aria-describedby={`ticket-${number}`} />}
      </form.Field>
      {!isBuyer && (
        <fieldset aria-labelledby={`ticket-${number}`} className="grid gap-4">
          <NameFields at={`attendees.${index}.`} fill={section} />
          <form.Field name={`attendees.${index}.email`} label={t`Email`}>
            {(field) => <Input type="email" inputMode="email" autoComplete={`${section} email`} {...field} />}
          </form.Field>
        </fieldset>
      )}
      {questions.length > 0 && (
        <fieldset aria-labelledby={`ticket-${number}`} className="grid min-w-0 gap-4">
          <AnswerFields name={`attendees.${index}.answers`} questions={questions} section={section} />
        </fieldset>
      )}
    </li>
  )
}
