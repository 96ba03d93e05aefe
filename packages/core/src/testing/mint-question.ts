import { type Question, questionBody } from '@foyer/contracts/question/question'
import type * as z from 'zod'
import { createQuestion } from '../question/questions.ts'
import type { Context } from '../verb.ts'

/** Creates a question of an event: a required line about the order by default. */
export function mintQuestion(
  ctx: Context,
  event_id: string,
  given: Partial<z.input<typeof questionBody>> = {},
): Promise<Question> {
  const asked = { title: 'Company', type: 'SINGLE_LINE', belongs_to: 'ORDER', is_required: true, ...given }
  return createQuestion(ctx, { params: { event_id }, body: questionBody.parse(asked) })
}
