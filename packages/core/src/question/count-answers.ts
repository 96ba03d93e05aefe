import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { AnswerCounts } from '@foyer/contracts/question/answer'
import { choiceTypes } from '@foyer/contracts/question/question'
import type { countAnswers as endpoint } from '@foyer/contracts/question/question-endpoints'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { optionMark, optionsOf } from '../store/question/answered-row.ts'
import { QuestionEntity } from '../store/question/question-entity.ts'
import { type AnswerHead, answerPartitions } from './answer-partitions.ts'
import { readAnswer } from './read-answer.ts'

/** How many marks of options that are not offered any more are looked up; more kinds of old answers have no use. */
const mostOldOptions = 100

/**
 * How many answered a question on orders that were ever completed, and for a choice how often each option was chosen: counted
 * from the lists' rows, not kept (docs/decisions/0021). Errors: `event.not_found`, `question.not_found`.
 */
export async function countAnswers(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<AnswerCounts> {
  const { event_id, question_id } = params
  await requireEvent(ctx, event_id, 'order.manage')
  const { data: question } = await QuestionEntity.get({ event_id, id: question_id }).go({ consistent: true })
  if (!question) throw new AppError('question.not_found')
  const partitions = await answerPartitions(event_id, question_id)
  const heads = (await Promise.all(partitions.map((read) => read()))).flat()
  if (!choiceTypes.includes(question.type)) return { answered: heads.length, options: [] }
  const choices = countChoices(heads)
  const offered = question.options.map((option) => ({
    option,
    count: choices.get(optionMark(option))?.count ?? 0,
    is_offered: true,
  }))
  for (const { option } of offered) choices.delete(optionMark(option))
  const old = await Promise.all(
    [...choices].slice(0, mostOldOptions).map((choice) => nameOption(choice, question_id)),
  )
  return { answered: heads.length, options: [...offered, ...old.flatMap((option) => option ?? [])] }
}

interface Choice {
  count: number
  /** Somebody who chose it. */
  by: AnswerHead
}

/** By an option's mark. */
function countChoices(heads: readonly AnswerHead[]): Map<string, Choice> {
  const choices = new Map<string, Choice>()
  for (const by of heads)
    for (const mark of by.chosen) {
      const choice = choices.get(mark)
      if (choice) choice.count += 1
      else choices.set(mark, { count: 1, by })
    }
  return choices
}

/** An option that is offered no more: people chose it all the same, and one of them is asked for its words. */
async function nameOption([mark, { count, by }]: [string, Choice], question_id: string) {
  const answer = await readAnswer(by, question_id)
  const option = answer && optionsOf(answer).find((chosen) => optionMark(chosen) === mark)
  return option === undefined ? null : { option, count, is_offered: false }
}
