import type { Transfer } from '@foyer/contracts/transfer/transfer'
import { Trans, useLingui } from '@lingui/react/macro'
import { AnswerField } from '../../components/foyer/answer-field/answer-field.tsx'
import { answerValues, givenAnswers } from '../../components/foyer/answer-field/answer-values.ts'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { NameFields } from '../../components/ui/form/name-fields.tsx'
import { SubmitButton } from '../../components/ui/form/submit-button.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { useAcceptTransfer } from './transfer-calls.ts'

/** Asks for the name of the ticket's next holder, and the event's questions for each ticket. */
export function AcceptTransferForm({ transfer }: { transfer: Transfer }) {
  const { t } = useLingui()
  const accept = useAcceptTransfer(transfer.short_id)
  const { questions, first_name, last_name } = transfer
  const form = useAppForm({
    schema: () =>
      import('./accept-transfer-schema.ts').then((module) => module.acceptTransferSchema(questions)),
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
