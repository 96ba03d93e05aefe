import { type ErrorCode, errors } from '@foyer/contracts/error-code'

interface AppErrorOptions {
  /** In English, where the code's own sentence cannot name what it is about, such as an amount. */
  sentence?: string
  /** Dotted field paths to messages, for 422. */
  errors?: Record<string, string[]>
  /** Facts that the client may show, such as when a ticket was scanned first. */
  details?: Record<string, unknown>
  /** In how many seconds the same request may be answered, where the refusal knows. */
  retry_after?: number
  cause?: unknown
}

/** An expected refusal: a code of the contract, answered with its status and sentence. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly errors: Record<string, string[]> | undefined
  readonly details: Record<string, unknown> | undefined
  readonly retry_after: number | undefined

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    const [status, sentence] = errors[code]
    super(options.sentence ?? sentence, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.status = status
    this.errors = options.errors
    this.details = options.details
    this.retry_after = options.retry_after
  }
}

/** The refusal that an error is, or that a library has wrapped; null for a failure that was not expected. */
export function refusalIn(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  return error instanceof Error && error.cause !== undefined ? refusalIn(error.cause) : null
}

/** True for an AppError of that code. */
export function isAppError(error: unknown, code?: ErrorCode): error is AppError {
  return error instanceof AppError && (code === undefined || error.code === code)
}
