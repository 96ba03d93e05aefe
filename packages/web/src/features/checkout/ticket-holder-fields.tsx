import type { OrderAttendee } from '@foyer/contracts/order/order'
import { isFamilyNameFirst } from '@foyer/contracts/person-name'
import type { PublicQuestion } from '@foyer/contracts/question/question'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { FormCheckbox } from '../../components/ui/form/form-checkbox.tsx'
import { NameFields } from '../../components/ui/form/name-fields.tsx'
import type { AppForm } from '../../components/ui/form/use-app-form.tsx'
import { AnswerFields } from './answer-fields.tsx'
import type { DetailsValues } from './details-form-schema.ts'
import { EmailField } from './email-field.tsx'

interface TicketHolderFieldsProps {
  form: AppForm<DetailsValues>
  index: number
  attendee: OrderAttendee
  isBuyer: boolean
  /** The names that the event asks for. With `BUYER`, guests are optional. */
  asked: 'NONE' | 'BUYER' | 'EVERYBODY'
  /** The questions about this ticket's holder. */
  questions: readonly PublicQuestion[]
}

/** One ticket, in the buyer's name or in a guest's. */
export function TicketHolderFields({
  form,
  index,
  attendee,
  isBuyer,
  asked,
  questions,
}: TicketHolderFieldsProps) {
  const { t } = useLingui()
  const number = index + 1
  const section = `section-ticket-${number}` as const
  return (
    <li className="grid gap-4 rounded-lg border bg-card p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="text-sm text-muted-foreground tabular-nums">{number}</span>
        <h3 id={`ticket-${number}`} className="min-w-0 grow font-medium wrap-anywhere">
          {attendee.ticket_title}
          {attendee.price_label && (
            <span className="font-normal text-muted-foreground"> · {attendee.price_label}</span>
          )}
        </h3>
        {asked === 'BUYER' && <GuestButton form={form} index={index} isBuyer={isBuyer} />}
      </div>
      {asked === 'EVERYBODY' && (
        <form.Field name={`attendees.${index}.is_buyer`} label={t`Same as buyer`} isInline>
          {(field) => <FormCheckbox {...field} aria-describedby={`ticket-${number}`} />}
        </form.Field>
      )}
      {!isBuyer && (
        <fieldset aria-labelledby={`ticket-${number}`} className="grid gap-4">
          <NameFields at={`attendees.${index}.`} fill={section} />
          <EmailField
            name={`attendees.${index}.email`}
            fill={section}
            isOptional
            help={t`Without an address, this ticket is sent to you.`}
          />
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

/** Opens the fields for a guest and focuses them, or closes them again. */
function GuestButton({ form, index, isBuyer }: Pick<TicketHolderFieldsProps, 'form' | 'index' | 'isBuyer'>) {
  const isAsked = useRef(false)
  const { methods } = form
  const { i18n } = useLingui()
  const start = isFamilyNameFirst(i18n.locale) ? 'last_name' : 'first_name'
  useEffect(() => {
    if (isAsked.current && !isBuyer) methods.setFocus(`attendees.${index}.${start}`)
    isAsked.current = false
  }, [isBuyer, index, methods, start])
  const toggle = () => {
    isAsked.current = isBuyer
    methods.setValue(`attendees.${index}.is_buyer`, !isBuyer)
  }
  return (
    <Button size="sm" variant="secondary" aria-describedby={`ticket-${index + 1}`} onClick={toggle}>
      {isBuyer ? <Trans>Add a guest’s name</Trans> : <Trans>Remove guest</Trans>}
    </Button>
  )
}
