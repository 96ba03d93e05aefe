import type { PublicQuestion } from '@foyer/contracts/question/question'
import { AnswerField } from '../../components/foyer/answer-field/answer-field.tsx'

interface AnswerFieldsProps {
  /** The path of the answers in the form. */
  name: 'answers' | `attendees.${number}.answers`
  questions: readonly PublicQuestion[]
  section?: string
}

/** The event's own questions, one below the other. */
export function AnswerFields({ name, questions, section = '' }: AnswerFieldsProps) {
  return questions.map((question) => (
    <AnswerField key={question.id} name={`${name}.${question.id}`} question={question} section={section} />
  ))
}
