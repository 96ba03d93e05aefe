import type { EndpointInput } from '@foyer/contracts/endpoint'
import type { Question } from '@foyer/contracts/question/question'
import {
  createQuestion,
  deleteQuestion,
  getQuestion,
  sortQuestions,
  updateQuestion,
} from '@foyer/contracts/question/question-endpoints'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { useKeepRow } from '../../lib/list/keep-row.ts'
import { useAddRow, useDropRow } from '../../lib/list/row-count.ts'
import { useOptimisticSort } from '../../lib/list/use-optimistic-sort.ts'
import { toQuestionBody } from './question-body.ts'
import { questionQueries } from './question-queries.ts'

type Body = EndpointInput<typeof createQuestion>['body']

/** Creates a question, or changes the one given. */
export function useSaveQuestion(event_id: string, question_id?: string) {
  const keep = useKeepRow(questionQueries.all(event_id).queryKey)
  const add = useAddRow(questionQueries.all(event_id).queryKey, 'last')
  return useMutation({
    mutationFn: async (body: Body) =>
      question_id
        ? (await call(updateQuestion, { params: { event_id, question_id }, body })).data
        : (await call(createQuestion, { params: { event_id }, body })).data,
    onSuccess: (question) => (question_id ? keep(question) : add(question)),
    meta: { isErrorShownInPlace: true },
  })
}

/** Hides a question from buyers, or asks it again, from its menu. */
export function useHideQuestion(event_id: string) {
  const keep = useKeepRow(questionQueries.all(event_id).queryKey)
  return useMutation({
    mutationFn: async ({ question, is_hidden }: { question: Question; is_hidden: boolean }) => {
      const params = { event_id, question_id: question.id }
      // The list may not show what a colleague has saved since it was loaded.
      const { data: latest } = await call(getQuestion, { params })
      return (await call(updateQuestion, { params, body: { ...toQuestionBody(latest), is_hidden } })).data
    },
    onSuccess: keep,
  })
}

export function useDeleteQuestion(event_id: string) {
  const drop = useDropRow(questionQueries.all(event_id).queryKey)
  return useMutation({
    mutationFn: (question_id: string) => call(deleteQuestion, { params: { event_id, question_id } }),
    onSuccess: (_answer, question_id) => drop(question_id),
  })
}

export function useSortQuestions(event_id: string) {
  return useOptimisticSort(
    questionQueries.all(event_id).queryKey,
    async (question_ids) =>
      (await call(sortQuestions, { params: { event_id }, body: { question_ids } })).data,
  )
}
