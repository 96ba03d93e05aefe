import { choiceTypes, type Question, questionBody, questionType } from '@foyer/contracts/question/question'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { useLingui as useWords } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { RichTextInput } from '../../components/foyer/rich-text-input.tsx'
import { CheckboxList } from '../../components/ui/checkbox-list.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { FormCheckbox } from '../../components/ui/form/form-checkbox.tsx'
import { FormFooter } from '../../components/ui/form/form-footer.tsx'
import { FormRow, FormRows } from '../../components/ui/form/form-row.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { NativeSelect } from '../../components/ui/native-select.tsx'
import { RadioGroup, RadioItem } from '../../components/ui/radio-group.tsx'
import { beginningOf } from '../../lib/format/beginning-of.ts'
import { newQuestion, type QuestionTarget, toQuestionBody } from './question-body.ts'
import { useSaveQuestion } from './question-mutations.ts'
import { QuestionOptionsField } from './question-options-field.tsx'
import { QuestionPreview } from './question-preview.tsx'
import { questionQueries } from './question-queries.ts'
import { questionTypeWords } from './question-type-words.ts'

interface QuestionFormProps {
  eventId: string
  tickets: readonly Ticket[]
  /** The question to change. Without it, the form creates one for that target. */
  question?: Question | undefined
  target: QuestionTarget
  onSaved: (question: Question) => void
}

export function QuestionForm({ eventId, tickets, question, target, onSaved }: QuestionFormProps) {
  const { t } = useLingui()
  const { i18n } = useWords()
  const save = useSaveQuestion(eventId, question?.id)
  const client = useQueryClient()
  const form = useAppForm({
    schema: questionBody,
    defaultValues: question ? toQuestionBody(question) : newQuestion(target),
    readLatest:
      question &&
      (async () => {
        const all = await client.fetchQuery({ ...questionQueries.all(eventId), staleTime: 0 })
        return toQuestionBody(all.find(({ id }) => id === question.id) ?? question)
      }),
    onSubmit: async (body) => onSaved(await save.mutateAsync(body)),
  })
  const typed = useWatch({ control: form.methods.control })
  const { type = 'SINGLE_LINE', description, is_hidden, ticket_ids } = typed
  const titles = tickets.filter(({ id }) => ticket_ids?.includes(id)).map(({ title }) => title)
  return (
    <AppForm
      form={form}
      failureTitle={question ? t`Unable to update question` : t`Unable to create question`}
    >
      <form.Field name="title" label={t`Question`}>
        {(field) => <Input {...field} placeholder={t`What do you eat?`} />}
      </form.Field>
      <form.Field name="belongs_to" label={t`Who is asked`} isGroup>
        {({ value, onChange, ...field }) => (
          <RadioGroup {...field} value={value} onValueChange={onChange} className="sm:grid-cols-2">
            <RadioItem isCard value="ORDER" label={t`The buyer`} description={t`Once per order.`} />
            <RadioItem isCard value="ATTENDEE" label={t`Each attendee`} description={t`Once per ticket.`} />
          </RadioGroup>
        )}
      </form.Field>
      <form.Field name="type" label={t`Kind of answer`}>
        {(field) => (
          <NativeSelect {...field}>
            {questionType.options.map((option) => (
              <option key={option} value={option}>
                {i18n._(questionTypeWords[option].name)}
              </option>
            ))}
          </NativeSelect>
        )}
      </form.Field>
      <QuestionOptionsField form={form} isChoice={choiceTypes.includes(type)} />
      <form.Field name="is_required" isInline label={t`An answer is required`}>
        {(field) => <FormCheckbox {...field} />}
      </form.Field>
      <FormRows>
        <FormRow
          title={t`Explanation`}
          value={beginningOf(description) || t`Nothing yet`}
          names={['description']}
        >
          <form.Field
            name="description"
            label={t`Explanation`}
            isOptional
            help={t`Appears below the question.`}
          >
            {(field) => <RichTextInput {...field} limit={49_999} />}
          </form.Field>
        </FormRow>
        {tickets.length > 0 && (
          <FormRow
            title={t`Tickets`}
            value={titles.length > 0 ? titles.join(' · ') : t`Every ticket`}
            names={['ticket_ids']}
          >
            <form.Field
              name="ticket_ids"
              label={t`Only for some tickets`}
              isGroup
              help={t`Leave empty to ask about every ticket.`}
            >
              {(field) => (
                <CheckboxList
                  {...field}
                  options={tickets.map(({ id, title }) => ({ value: id, label: title }))}
                />
              )}
            </form.Field>
          </FormRow>
        )}
        <FormRow
          title={t`Visibility`}
          value={is_hidden ? t`Hidden from buyers` : t`Buyers are asked`}
          names={['is_hidden']}
        >
          <form.Field
            name="is_hidden"
            isInline
            label={t`Hide from buyers`}
            help={t`Buyers are not asked. Only your team sees it here.`}
          >
            {(field) => <FormCheckbox {...field} />}
          </form.Field>
        </FormRow>
      </FormRows>
      <QuestionPreview form={form} />
      <FormFooter>{question ? <Trans>Save changes</Trans> : <Trans>Create question</Trans>}</FormFooter>
    </AppForm>
  )
}
