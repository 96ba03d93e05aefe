import type { Answer } from '@foyer/contracts/question/answer'
import { useLingui } from '@lingui/react'
import { answerText } from '../../lib/format/answer-text.ts'

/** Answers as they were given, each with its question as it was asked then. */
export function AnswerList({ answers }: { answers: readonly Answer[] }) {
  const { i18n } = useLingui()
  return (
    <dl data-slot="answer-list" className="grid gap-2">
      {answers.map((answer) => (
        <div key={answer.question_id} className="grid gap-0.5">
          <dt className="text-muted-foreground wrap-anywhere">{answer.title}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{answerText(answer, i18n.locale)}</dd>
        </div>
      ))}
    </dl>
  )
}
