import { errors } from '@foyer/contracts/error-code'
import { AppError } from '../app-error.ts'

/** The refusal of a code that another affiliate of the event has, at its field. */
export function codeTaken(): AppError {
  const [, sentence] = errors['affiliate.code_taken']
  return new AppError('affiliate.code_taken', { errors: { code: [sentence] } })
}
