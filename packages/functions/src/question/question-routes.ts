import * as endpoints from '@foyer/contracts/question/question-endpoints'
import { countAnswers } from '@foyer/core/question/count-answers'
import { createQuestion } from '@foyer/core/question/create-question'
import { deleteQuestion } from '@foyer/core/question/delete-question'
import { getQuestion } from '@foyer/core/question/get-question'
import { listAnswers } from '@foyer/core/question/list-answers'
import { listQuestions } from '@foyer/core/question/list-questions'
import { sortQuestions } from '@foyer/core/question/sort-questions'
import { updateQuestion } from '@foyer/core/question/update-question'
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
