import type { ErrorBody, ErrorCode } from '@foyer/contracts/error-code'

/** Failures before the API answers. */
export type NetworkCode = 'network.offline' | 'network.unreachable' | 'network.unreadable'

/**
 * A failed call. `status` is 0 if no answer came. `errors` maps dotted field paths to messages. `message` is the server's
 * English sentence; show `errorText(error, i18n)` instead.
 */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly code: ErrorCode | NetworkCode
  readonly status: number
  readonly errors: Record<string, string[]>
  readonly details: Record<string, unknown>
  readonly request_id: string | undefined

  constructor(
    status: number,
    body: Pick<ErrorBody, 'message' | 'errors' | 'details' | 'request_id'> & { code: CallError['code'] },
  ) {
    super(body.message)
    this.status = status
    this.code = body.code
    this.errors = body.errors ?? {}
    this.details = body.details ?? {}
    this.request_id = body.request_id
  }
}

export function isCallError(error: unknown, code?: CallError['code']): error is CallError {
  return error instanceof CallError && (code === undefined || error.code === code)
}
