import { answerListQuery } from '@foyer/contracts/question/answer'
import { countAnswers, listAnswers, listQuestions } from '@foyer/contracts/question/question-endpoints'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { eventKey } from '../../lib/api/event-key.ts'
import type { ListState } from '../../lib/list/list-state.ts'
import { toListQuery } from '../../lib/list/to-list-query.ts'
import { wholeList } from '../../lib/list/whole-list.ts'

export const questionQueries = {
  /** All questions of an event in the order in which they are asked, hidden ones too. */
  all: (event_id: string) =>
    queryOptions({
      queryKey: [...eventKey(event_id), 'questions'],
      queryFn: ({ signal }) =>
        wholeList((query) => call(listQuestions, { params: { event_id }, query, signal })),
    }),
  answers: (event_id: string, question_id: string, list: ListState) =>
    queryOptions({
      queryKey: [...eventKey(event_id), 'answers', question_id, list],
      queryFn: ({ signal }) => {
        const query = toListQuery(answerListQuery, list)
        return call(listAnswers, { params: { event_id, question_id }, query, signal })
      },
      placeholderData: keepPreviousData,
      staleTime: 10_000,
    }),
  answerCounts: (event_id: string, question_id: string) =>
    queryOptions({
      queryKey: [...eventKey(event_id), 'answer-counts', question_id],
      queryFn: async ({ signal }) =>
        (await call(countAnswers, { params: { event_id, question_id }, signal })).data,
      staleTime: 10_000,
    }),
}
