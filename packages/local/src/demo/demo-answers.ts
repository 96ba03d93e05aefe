import type { GivenAnswer } from '@foyer/contracts/question/answer'
import type { PublicQuestion } from '@foyer/contracts/question/question'
import type { DemoRandom } from './demo-random.ts'

/** What a buyer of the demo answers: mostly one of the options, and nothing to what is to be written. */
export function demoAnswers(
  random: DemoRandom,
  questions: readonly PublicQuestion[],
  target: PublicQuestion['belongs_to'],
): GivenAnswer[] {
  return questions
    .filter(({ belongs_to, options }) => belongs_to === target && options.length > 0)
    .filter(() => random.chance(0.8))
    .map(({ id, type, options }) => {
      const chosen = random.pick(options)
      return { question_id: id, value: type === 'CHECKBOX' ? [chosen] : chosen }
    })
}
