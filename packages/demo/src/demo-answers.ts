import type { GivenAnswer } from '@foyer/contracts/question/answer'
import type { PublicQuestion } from '@foyer/contracts/question/question'
import type { SeededRandom } from '@foyer/core/testing/seeded-random'

const wishes = [
  'One of us uses a wheelchair. Is the viewing platform reserved?',
  'We come late on Friday, the train is in at nine.',
  'Vegetarian, please, and no nuts.',
  'It is my mother’s seventieth birthday. Could there be a candle?',
  'A pram is with us. Where can we leave it?',
  'We were there last year and are looking forward to it.',
] as const

/** A demo buyer's answers. Most buyers choose an option, and few write a text. */
export function demoAnswers(
  random: SeededRandom,
  questions: readonly PublicQuestion[],
  target: PublicQuestion['belongs_to'],
): GivenAnswer[] {
  return questions
    .filter(({ belongs_to }) => belongs_to === target)
    .filter(({ options }) => random.chance(options.length > 0 ? 0.8 : 0.15))
    .map(({ id, type, options }) => {
      if (options.length === 0) return { question_id: id, value: random.pick(wishes) }
      const chosen = random.pick(options)
      return { question_id: id, value: type === 'CHECKBOX' ? [chosen] : chosen }
    })
}
