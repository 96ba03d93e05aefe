import { answerValue } from '@foyer/contracts/question/answer'
import type { PublicQuestion } from '@foyer/contracts/question/question'
import { refuseAnswer } from '@foyer/contracts/question/refuse-answer'
import { acceptTransferBody } from '@foyer/contracts/transfer/transfer'
import * as z from 'zod'

/** The contract's body, with each answer checked against its question by the same rule as on the server. */
export function acceptTransferSchema(questions: readonly PublicQuestion[]) {
  return acceptTransferBody.extend({
    answers: z.record(z.string(), answerValue).check(({ value, issues }) => {
      for (const question of questions)
        for (const [field, messages] of Object.entries(refuseAnswer(question, value[question.id])))
          issues.push({
            code: 'custom',
            path: field.split('.'),
            message: messages.join(' '),
            input: value[question.id],
          })
    }),
  })
}
