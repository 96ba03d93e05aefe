import { allEndpoints } from '@foyer/contracts/all-endpoints'
import type { ErrorCode } from '@foyer/contracts/error-code'
import { errors } from '@foyer/contracts/error-table'
import { refusalsOf } from '@foyer/contracts/refusals'

/**
 * What each code of a refusal means: its status and its sentence. They stand at an address of their own, so that the API's document
 * keeps its room for calls and things (docs/decisions/0122).
 */
export function errorCodes(): Record<string, { status: number; message: string }> {
  const codes = (Object.keys(errors) as ErrorCode[]).sort()
  return Object.fromEntries(
    codes.map((code) => {
      const [status, message] = errors[code]
      return [code, { status, message }]
    }),
  )
}

/** Every code with which each call may be refused, by its `operationId`, sorted (docs/decisions/0126). */
export function refusalsByCall(): Record<string, readonly ErrorCode[]> {
  const endpoints = allEndpoints.map(({ endpoint }) => endpoint)
  return Object.fromEntries(endpoints.map((endpoint) => [endpoint.name, refusalsOf(endpoint, endpoints)]))
}
