import type { ErrorCode } from '@foyer/contracts/error-code'
import { AppError } from '../app-error.ts'

/** Which error says that a size is below what is taken, and at which field of the body. */
export interface BelowTaken {
  code: ErrorCode
  field?: string
}

/** The refusal of a size below what is sold and held: with how many that are, at the field if there is one. */
export function belowTaken({ code, field }: BelowTaken, taken: number): AppError {
  const errors = field && { errors: { [field]: [`Enter ${taken} or more: that many are taken already.`] } }
  return new AppError(code, { details: { taken }, ...errors })
}
