import { createHash } from 'node:crypto'
import type { Scope } from '../stand-in.ts'
import type { IdempotentAnswer } from '../store/stored-record.ts'
import { stripeLimits } from '../stripe-limits.ts'
import { ApiError, invalidRequest } from './api-error.ts'
import type { FormFields } from './form-body.ts'

/**
 * The answer to this key within the last day; refuses the key with another path or other parameters. Older answers
 * are forgotten.
 */
export function earlierAnswer(
  scope: Scope,
  key: string,
  path: string,
  params: FormFields,
): IdempotentAnswer | undefined {
  if (key.length > stripeLimits.idempotencyKeyLength)
    throw invalidRequest(`Idempotency keys can have at most ${stripeLimits.idempotencyKeyLength} characters.`)
  const earlier = scope.standIn.store.get('idempotent_answer', scope.account, key)
  if (!earlier || earlier.at < scope.standIn.now() - stripeLimits.idempotencySeconds * 1000) return undefined
  if (earlier.path !== path) {
    throw conflict(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${earlier.path}'). Try using a key other than '${key}' if you meant to execute a different request.`,
    )
  }
  if (earlier.fingerprint !== fingerprintOf(params)) {
    throw conflict(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    )
  }
  return earlier
}

/** Keeps an answer for the key, unless the request never began: bad parameters leave the key unused. */
export function keepAnswer(
  scope: Scope,
  key: string,
  path: string,
  params: FormFields,
  answer: { status: number; body: object; code?: string },
): void {
  if (answer.code?.startsWith('parameter_')) return
  scope.standIn.store.put('idempotent_answer', scope.account, {
    id: key,
    at: scope.standIn.now(),
    path,
    fingerprint: fingerprintOf(params),
    request: scope.request?.id ?? '',
    status: answer.status,
    body: JSON.stringify(answer.body),
  })
}

function fingerprintOf(params: FormFields): string {
  const sorted = JSON.stringify(params, (_key, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
      : value,
  )
  return createHash('sha256').update(sorted).digest('hex')
}

function conflict(message: string): ApiError {
  return new ApiError(400, { type: 'idempotency_error', message })
}
