import type { Answer } from '@foyer/contracts/question/answer'
import type { QuestionItem } from '../store/question/question-entity.ts'
import { answerText } from './answer-text.ts'
import type { ExportCell, ExportColumn } from './export-rows.ts'
import type { ExportScene } from './export-scene.ts'

/** A column for each of these questions, and a last one for answers to questions that are gone or belong elsewhere now. */
export function answerColumns({ t, locale }: ExportScene, questions: readonly QuestionItem[]) {
  const known = new Set(questions.map(({ id }) => id))
  const columns: ExportColumn[] = [
    ...questions.map(({ title }) => ({ title, type: 'text' as const })),
    { title: t('export.other-answers'), type: 'text' },
  ]
  const cells = (answers: readonly Answer[] = []): ExportCell[] => {
    const given = new Map(answers.map((answer) => [answer.question_id, answer]))
    const others = answers.filter(({ question_id }) => !known.has(question_id))
    return [
      ...questions.map(({ id }) => textOf(given.get(id), locale)),
      others.map((answer) => `${answer.title}: ${answerText(answer, locale)}`).join('\n') || null,
    ]
  }
  return { columns, cells }
}

function textOf(answer: Answer | undefined, locale: string): ExportCell {
  return answer ? answerText(answer, locale) : null
}
