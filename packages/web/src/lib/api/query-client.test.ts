import { expect, it, vi } from 'vitest'
import { CallError } from './call-error.ts'
import { createQueryClient } from './query-client.ts'

const refused = new CallError(409, { code: 'ticket.has_orders', message: '' })
const failing = { mutationFn: () => Promise.reject(refused) }

// Specification: 9.stale-time
it('data is fresh for one minute, and focusing the window requests nothing (specification §9)', () => {
  const { queries } = createQueryClient(() => {}).getDefaultOptions()
  expect(queries).toMatchObject({ staleTime: 60_000, refetchOnWindowFocus: false })
})

it('a query is repeated twice after a temporary error, and not after a refusal', () => {
  const retry = createQueryClient(() => {}).getDefaultOptions().queries?.retry
  if (typeof retry !== 'function') throw new Error('no rule')
  const busy = new CallError(503, { code: 'server.busy', message: '' })
  expect([0, 1, 2].map((failures) => retry(failures, busy))).toEqual([true, true, false])
  expect(retry(0, refused)).toBe(false)
  expect(retry(0, new CallError(0, { code: 'network.offline', message: '' }))).toBe(false)
})

it('a failed change shows a notification, unless its form shows the error', async () => {
  const showError = vi.fn()
  const client = createQueryClient(showError)
  const change = (isErrorShownInPlace: boolean) =>
    client
      .getMutationCache()
      .build(client, { ...failing, meta: { isErrorShownInPlace } })
      .execute(undefined)
  await expect(change(true)).rejects.toBe(refused)
  expect(showError).not.toHaveBeenCalled()
  await expect(change(false)).rejects.toBe(refused)
  expect(showError).toHaveBeenCalledWith(refused, undefined)
})

it('a failed change says what was not done, if there is a sentence for it (specification §8)', async () => {
  const showError = vi.fn()
  const client = createQueryClient(showError)
  const failure = { id: 'Failed to cancel the attendee' }
  const change = client.getMutationCache().build(client, { ...failing, meta: { failure } })
  await expect(change.execute(undefined)).rejects.toBe(refused)
  expect(showError).toHaveBeenCalledWith(refused, failure)
})
