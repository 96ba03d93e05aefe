import * as endpoints from '@foyer/contracts/question/question-endpoints'
import {
  createQuestion,
  deleteQuestion,
  getQuestion,
  listQuestions,
  sortQuestions,
  updateQuestion,
} from '@foyer/core/question/questions'
import { mount } from '../http/mount.ts'

export const questionRoutes = [
  mount(endpoints.createQuestion, createQuestion),
  mount(endpoints.listQuestions, listQuestions),
  mount(endpoints.getQuestion, getQuestion),
  mount(endpoints.updateQuestion, updateQuestion),
  mount(endpoints.deleteQuestion, deleteQuestion),
  mount(endpoints.sortQuestions, sortQuestions),
  // Few requests need these, so those import them (docs/decisions/0069).
  mount(endpoints.listAnswers, async (ctx, input) => {
    const { listAnswers } = await import('@foyer/core/question/list-answers')
    return listAnswers(ctx, input)
  }),
  mount(endpoints.countAnswers, async (ctx, input) => {
    const { countAnswers } = await import('@foyer/core/question/list-answers')
    return countAnswers(ctx, input)
  }),
]
