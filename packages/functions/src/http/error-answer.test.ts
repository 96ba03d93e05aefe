import type { ErrorCode } from '@foyer/contracts/error-code'
import { AppError } from '@foyer/core/verb'
import { expect, it, vi } from 'vitest'
import { logger } from '../logger.ts'
import { routes } from '../testing/all-routes.ts'
import { buildApp } from './build-app.ts'

/** What the API answers when every verb fails with that error. */
function answerTo(error: AppError): Promise<Response> | Response {
  vi.spyOn(logger, 'warn').mockImplementation(() => {})
  vi.spyOn(logger, 'error').mockImplementation(() => {})
  return buildApp(routes.map((route) => ({ ...route, verb: () => Promise.reject(error) }))).request(
    '/api/public/stage',
  )
}

it.each<ErrorCode>(['request.too_many', 'server.busy'])(
  'a temporary refusal says to try again in a second when it does not know better: %s',
  async (code) => {
    expect((await answerTo(new AppError(code))).headers.get('retry-after')).toBe('1')
  },
)

it('a refusal that knows how long it lasts says so', async () => {
  const answer = await answerTo(new AppError('request.too_many', { retry_after: 40 }))
  expect(answer.headers.get('retry-after')).toBe('40')
})

it('a permanent refusal does not ask to try again', async () => {
  expect((await answerTo(new AppError('event.not_found'))).headers.get('retry-after')).toBeNull()
})
