import type { ListMeta } from '@foyer/contracts/list'
import {
  defaultQuestionId,
  maxQuestionsPerEvent,
  type Question,
  type QuestionBody,
  questionBody,
} from '@foyer/contracts/question/question'
import type * as endpoints from '@foyer/contracts/question/question-endpoints'
import { type EventGraph, forgetEventGraph, requireEventGraph } from '../event-graph/event-graph.ts'
import { shortList } from '../list/short-list.ts'
import { newId } from '../random-id.ts'
import { sanitise } from '../rich-text/sanitise.ts'
import { QuestionEntity, type QuestionItem } from '../store/question/question-entity.ts'
import { isConditionRefused, untilWritten } from '../table/write.ts'
import { changed } from '../update/changed.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'

/** Questions of an event, hidden ones too, by default in the order in which they are asked. */
export async function listQuestions(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoints.listQuestions>,
): Promise<{ data: Question[]; meta: ListMeta }> {
  const { questions } = await requireEventGraph(ctx, params.event_id)
  return shortList(questions, query, { id: 'id', searched: ['title'] })
}

/** One question of an event. */
export async function getQuestion(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.getQuestion>,
): Promise<Question> {
  return requireQuestion(await requireEventGraph(ctx, params.event_id), params.question_id)
}

/** Creates a question at the end of the order. */
export async function createQuestion(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.createQuestion>,
): Promise<Question> {
  const { event_id } = params
  const graph = await requireEventGraph(ctx, event_id)
  const { questions } = graph
  if (questions.length >= maxQuestionsPerEvent) throw new AppError('question.limit_reached')
  const { data } = await QuestionEntity.create({
    ...(await questionFields(body, graph)),
    event_id,
    id: newId('question'),
    sort_order: Math.max(0, ...questions.map(({ sort_order }) => sort_order)) + 1,
  }).go()
  forgetEventGraph(event_id)
  return data
}

/** Changes a question. Given answers keep the question as it was then (F21). */
export async function updateQuestion(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.updateQuestion>,
): Promise<Question> {
  return untilWritten(async () => {
    const graph = await requireEventGraph(ctx, params.event_id)
    const before = requireEditableQuestion(graph, params.question_id)
    const fields = changed(ctx, questionBody, before, body)
    return write(before, await questionFields(fields, graph, before.ticket_ids))
  })
}

async function write(
  { event_id, id, version: seen }: QuestionItem,
  fields: Partial<QuestionItem>,
): Promise<QuestionItem | 'lost'> {
  try {
    const { data } = await QuestionEntity.patch({ event_id, id })
      .set({ ...fields, version: (seen ?? 0) + 1 })
      .where(({ version }, { eq, notExists }) =>
        seen === undefined ? notExists(version) : eq(version, seen),
      )
      .go({ response: 'all_new' })
    forgetEventGraph(event_id)
    return data
  } catch (error) {
    if (isConditionRefused(error)) return 'lost'
    throw error
  }
}

/**
 * Sets the order of an event's questions. The body must name each of them exactly once (specification §5: sorting is for
 * the whole list).
 */
export async function sortQuestions(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.sortQuestions>,
): Promise<Question[]> {
  const { event_id } = params
  const { questions } = await requireEventGraph(ctx, event_id)
  const sorted = body.question_ids.flatMap((id) => questions.find((question) => question.id === id) ?? [])
  const counts = [body.question_ids.length, sorted.length, new Set(sorted).size]
  if (counts.some((count) => count !== questions.length))
    throw new AppError('request.invalid', {
      errors: { question_ids: ['Include every question of the event exactly once.'] },
    })
  const placed = sorted.map((question, index) => ({ ...question, sort_order: index + 1 }))
  const moved = placed.filter(({ sort_order }, index) => sort_order !== sorted[index]?.sort_order)
  await Promise.all(
    moved.map(({ id, sort_order }) => QuestionEntity.patch({ event_id, id }).set({ sort_order }).go()),
  )
  forgetEventGraph(event_id)
  return placed
}

/** Deletes a question. Given answers stay on their orders and attendees. */
export async function deleteQuestion(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.deleteQuestion>,
): Promise<void> {
  const { event_id } = params
  const { id } = requireEditableQuestion(await requireEventGraph(ctx, event_id), params.question_id)
  await QuestionEntity.delete({ event_id, id }).go()
  forgetEventGraph(event_id)
}

/** One question of the event. */
export function requireQuestion({ questions }: EventGraph, question_id: string): QuestionItem {
  const question = questions.find(({ id }) => id === question_id)
  if (!question) throw new AppError('question.not_found')
  return question
}

/** Finds a question to change. Errors: `question.default_locked` (specification §5), `question.not_found`. */
export function requireEditableQuestion(graph: EventGraph, question_id: string): QuestionItem {
  if (defaultQuestionId.safeParse(question_id).success) throw new AppError('question.default_locked')
  return requireQuestion(graph, question_id)
}

/**
 * The body as stored: sanitized description, each ticket once. A deleted ticket that the question already named may stay,
 * because without it the question would be asked about every ticket.
 */
export async function questionFields(
  body: QuestionBody,
  { tickets }: Pick<EventGraph, 'tickets'>,
  namedBefore: readonly string[] = [],
): Promise<QuestionBody> {
  const ticket_ids = [...new Set(body.ticket_ids)]
  const known = new Set([...namedBefore, ...tickets.map(({ id }) => id)])
  if (!ticket_ids.every((id) => known.has(id))) throw new AppError('ticket.not_found')
  return { ...body, ticket_ids, description: await sanitise(body.description) }
}
