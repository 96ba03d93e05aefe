import * as endpoints from '@foyer/contracts/question/question-endpoints'
import { countAnswers, listAnswers } from '@foyer/core/question/list-answers'
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
  mount(endpoints.listAnswers, listAnswers),
  mount(endpoints.countAnswers, countAnswers),
]
