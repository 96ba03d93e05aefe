import { answerValue } from '@foyer/contracts/question/answer'
import type { PublicQuestion } from '@foyer/contracts/question/question'
import { refuseAnswer } from '@foyer/contracts/question/refuse-answer'
import { acceptTransferBody, type Transfer } from '@foyer/contracts/transfer/transfer'
import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod'
import { AnswerField } from '../../components/foyer/answer-field/answer-field.tsx'
import { answerValues, givenAnswers } from '../../components/foyer/answer-field/answer-values.ts'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { NameFields } from '../../components/ui/form/name-fields.tsx'
import { SubmitButton } from '../../components/ui/form/submit-button.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { useAcceptTransfer } from './transfer-calls.ts'

/** The contract's body, with each answer checked against its question by the same rule as on the server. */
function formSchema(questions: readonly PublicQuestion[]) {
  return acceptTransferBody.extend({
    answers: z.record(z.string(), answerValue).check(({ value, issues }) => {
      for (const question of questions)
        for (const [field, messages] of Object.entries(refuseAnswer(question, value[question.id])))
          issues.push({
            code: 'custom',
            path: field.split('.'),
            message: messages.join(' '),
            input: value[question.id],
          })
    }),
  })
}

/** Asks for the name of the ticket's next holder, and the event's questions for each ticket. */
export function AcceptTransferForm({ transfer }: { transfer: Transfer }) {
  const { t } = useLingui()
  const accept = useAcceptTransfer(transfer.short_id)
  const { questions, first_name, last_name } = transfer
  const form = useAppForm({
    schema: formSchema(questions),
    defaultValues: { first_name, last_name, answers: answerValues(questions, []) },
    onSubmit: async ({ answers, ...named }) => {
      await accept.mutateAsync({ ...named, answers: givenAnswers(questions, answers) })
    },
  })
  return (
    <AppForm form={form} failureTitle={t`The ticket was not accepted`}>
      <NameFields fill="" />
      {questions.map((question) => (
        <AnswerField key={question.id} name={`answers.${question.id}`} question={question} section="" />
      ))}
      <SubmitButton size="lg">
        <Trans>Accept the ticket</Trans>
      </SubmitButton>
    </AppForm>
  )
}
