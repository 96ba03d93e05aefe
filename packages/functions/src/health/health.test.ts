import { client } from '@foyer/core/table/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { send } from '../testing/send.ts'

let clock = Date.now()

beforeEach(() => {
  clock += 60_000
  vi.useFakeTimers({ toFake: ['Date'], now: clock })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function ask() {
  const answer = await send(null, 'GET /health')
  return { status: answer.status, data: ((await answer.json()) as { data: object }).data }
}

describe('GET /health', () => {
  it('says the version and that the table answers, and nothing else', async () => {
    const { status, data } = await ask()
    expect(status).toBe(200)
    expect(data).toEqual({
      status: 'OK',
      version: expect.any(String),
      dependencies: { table: 'OK', payments: expect.stringMatching(/^(OK|UNKNOWN)$/) },
    })
  })

  it('asks the table once for a hundred questions', async () => {
    const sent = vi.spyOn(client, 'send')
    await Promise.all(Array.from({ length: 100 }, ask))
    expect(sent).toHaveBeenCalledTimes(1)
  })

  it('says that something fails while the table does not answer, and that it works again after', async () => {
    vi.spyOn(client, 'send').mockRejectedValueOnce(new Error('no table') as never)
    expect((await ask()).data).toMatchObject({ status: 'DEGRADED', dependencies: { table: 'FAILING' } })
    vi.setSystemTime(clock + 10_000)
    expect((await ask()).data).toMatchObject({ status: 'OK', dependencies: { table: 'OK' } })
  })
})
