import { defaultQuestionId } from '@foyer/contracts/question/question'
import { AppError } from '../app-error.ts'
import type { EventGraph } from '../event-graph/read-event-graph.ts'
import type { QuestionItem } from '../store/question/question-entity.ts'

/** One question of the event. Error: `question.not_found` (404). */
export function requireQuestion({ questions }: EventGraph, question_id: string): QuestionItem {
  const question = questions.find(({ id }) => id === question_id)
  if (!question) throw new AppError('question.not_found')
  return question
}

/** The same, to be changed. Errors: `question.default_locked` (specification §5), `question.not_found`. */
export function requireEditableQuestion(graph: EventGraph, question_id: string): QuestionItem {
  if (defaultQuestionId.safeParse(question_id).success) throw new AppError('question.default_locked')
  return requireQuestion(graph, question_id)
}
