import { expect, it, vi } from 'vitest'
import { newLinkId } from '../random-id.ts'
import { client } from '../table/client.ts'
import { testContext } from '../testing/test-context.ts'
import { countedHere, requestsPerKey, takeKeyRate } from './take-key-rate.ts'

const { most, seconds } = requestsPerKey
const at = (second: number) => testContext({ now: new Date(Date.UTC(2026, 5, 1, 12) + second * 1000) })

/** How many of the requests are let through, and what the last one was told. */
async function ask(key: string, requests: number, ctx = at(0)) {
  let [passed, last] = [0, await takeKeyRate(ctx, key)]
  for (let asked = 1; asked <= requests; asked += 1) {
    if (!last.isRefused) passed += 1
    if (asked < requests) last = await takeKeyRate(ctx, key)
  }
  return { passed, last }
}

/** Another process, which knows nothing of what this one let through. */
async function otherProcess(): Promise<typeof takeKeyRate> {
  vi.resetModules()
  return (await import('./take-key-rate.ts')).takeKeyRate
}

it('a key is let through its maximum in a minute, and again in the next', async () => {
  const key = newLinkId()
  expect(await ask(key, most + 30)).toEqual({
    passed: most,
    last: { isRefused: true, left: 0, secondsLeft: seconds },
  })
  expect(await ask(newLinkId(), 1)).toMatchObject({ passed: 1, last: { left: most - 1 } })
  expect(await ask(key, 10, at(seconds + 15))).toEqual({
    passed: 10,
    last: { isRefused: false, left: most - 10, secondsLeft: 45 },
  })
})

it('its first requests cost the table nothing, and further ones a write for twenty', async () => {
  const key = newLinkId()
  const sent = vi.spyOn(client, 'send')
  await ask(key, countedHere)
  expect(sent).not.toHaveBeenCalled()
  await ask(key, 5 * countedHere)
  expect(sent).toHaveBeenCalledTimes(5)
  await ask(key, 2 * most)
  const writes = sent.mock.calls.length
  await ask(key, 100)
  expect(sent).toHaveBeenCalledTimes(writes)
  sent.mockRestore()
})

it('two processes share the maximum, but for the first requests of each', async () => {
  const key = newLinkId()
  await ask(key, most - 100)
  const other = await otherProcess()
  let passed = 0
  for (let asked = 0; asked < 300; asked += 1) if (!(await other(at(0), key)).isRefused) passed += 1
  expect(passed).toBeGreaterThanOrEqual(100 - countedHere)
  expect(passed).toBeLessThanOrEqual(100 + countedHere)
})

it('requests that come together are not let through twice', async () => {
  const key = newLinkId()
  const answers = await Promise.all(Array.from({ length: most + 50 }, () => takeKeyRate(at(0), key)))
  expect(answers.filter(({ isRefused }) => !isRefused)).toHaveLength(most)
})
