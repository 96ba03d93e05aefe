import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../id.ts'
import { dataOf, listOf } from '../list.ts'
import { updateOf } from '../update-of.ts'
import { answerCounts, answerListQuery, answerRow } from './answer.ts'
import { defaultQuestionId, question, questionBody, questionListQuery } from './question.ts'

const params = z.object({ event_id: id('event') })
const questionParams = z.object({ event_id: id('event'), question_id: id('question') })
/** The default questions have ids too, so that editing them is refused with a sentence. */
const editedParams = z.object({
  event_id: id('event'),
  question_id: z.union([id('question'), defaultQuestionId]),
})

export const createQuestion = endpoint({
  name: 'createQuestion',
  summary: 'Create a question; it is asked last in the checkout',
  method: 'POST',
  path: '/events/:event_id/questions',
  access: 'event.manage',
  params,
  body: questionBody,
  response: dataOf(question),
  status: 201,
  refusals: ['question.limit_reached', 'ticket.not_found'],
})

export const listQuestions = endpoint({
  name: 'listQuestions',
  summary: 'Questions of an event in the order in which they are asked, including hidden ones',
  method: 'GET',
  path: '/events/:event_id/questions',
  access: 'event.manage',
  params,
  query: questionListQuery,
  response: listOf(question),
})

export const getQuestion = endpoint({
  name: 'getQuestion',
  summary: 'One question',
  method: 'GET',
  path: '/events/:event_id/questions/:question_id',
  access: 'event.manage',
  params: questionParams,
  response: dataOf(question),
})

export const updateQuestion = endpoint({
  name: 'updateQuestion',
  summary: 'Change a question; answers already given stay as they are',
  method: 'PUT',
  path: '/events/:event_id/questions/:question_id',
  access: 'event.manage',
  params: editedParams,
  is_update: true,
  body: updateOf(questionBody),
  response: dataOf(question),
  refusals: ['question.default_locked', 'ticket.not_found'],
})

export const deleteQuestion = endpoint({
  name: 'deleteQuestion',
  summary: 'Delete a question; answers already given stay on their orders',
  method: 'DELETE',
  path: '/events/:event_id/questions/:question_id',
  access: 'event.manage',
  params: editedParams,
  refusals: ['question.default_locked'],
})

export const sortQuestions = endpoint({
  name: 'sortQuestions',
  summary: 'Set the order in which questions are asked: all question ids, first to last',
  method: 'POST',
  path: '/events/:event_id/questions/sort',
  access: 'event.manage',
  params,
  body: z.strictObject({ question_ids: z.array(id('question')).min(1).max(100) }),
  response: dataOf(z.array(question)),
})

export const listAnswers = endpoint({
  name: 'listAnswers',
  summary: 'The answers to a question on completed and cancelled orders, newest first by default',
  method: 'GET',
  path: '/events/:event_id/questions/:question_id/answers',
  access: 'order.manage',
  params: questionParams,
  query: answerListQuery,
  response: listOf(answerRow),
})

export const countAnswers = endpoint({
  name: 'countAnswers',
  summary: 'How many answered a question, and how often each option was chosen',
  method: 'GET',
  path: '/events/:event_id/questions/:question_id/answers/counts',
  access: 'order.manage',
  params: questionParams,
  response: dataOf(answerCounts),
})
