import { describe, expect, it } from 'vitest'
import { createEdgeCache } from './edge-cache.ts'

/** An origin that numbers its answers, and a clock that only moves when told to. */
function setUp(cacheControl: string) {
  const clock = { now: 0 }
  const origin = { calls: 0, status: 200 }
  const cache = createEdgeCache({ now: () => clock.now, capacity: 2 })
  const ask = async (key = '/e/1') => {
    const response = await cache(key, async () => {
      origin.calls += 1
      const headers = { 'cache-control': cacheControl, 'set-cookie': 'a=b' }
      return new Response(`answer ${origin.calls}`, { status: origin.status, headers })
    })
    return {
      text: await response.text(),
      verdict: response.headers.get('x-cache'),
      headers: response.headers,
    }
  }
  return { clock, origin, ask }
}

/** Lets a background refresh finish. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('edge cache', () => {
  it('keeps an answer for s-maxage, tells its age and drops its cookies', async () => {
    const { clock, ask } = setUp('public, max-age=0, s-maxage=60')
    expect(await ask()).toMatchObject({ text: 'answer 1', verdict: 'Miss from cloudfront' })
    clock.now = 59_000
    const hit = await ask()
    expect(hit).toMatchObject({ text: 'answer 1', verdict: 'Hit from cloudfront' })
    expect(hit.headers.get('age')).toBe('59')
    expect(hit.headers.get('set-cookie')).toBeNull()
    clock.now = 60_000
    expect((await ask()).text).toBe('answer 2')
  })

  it('answers stale while it asks the origin once behind the visitor', async () => {
    const { clock, origin, ask } = setUp('s-maxage=10, stale-while-revalidate=50')
    await ask()
    clock.now = 11_000
    expect(await Promise.all([ask(), ask()])).toMatchObject([{ text: 'answer 1' }, { text: 'answer 1' }])
    await settle()
    expect(origin.calls).toBe(2)
    expect((await ask()).text).toBe('answer 2')
    clock.now = 100_000
    expect(await ask()).toMatchObject({ text: 'answer 3', verdict: 'Miss from cloudfront' })
  })

  it('answers stale when the origin fails within stale-if-error', async () => {
    const { clock, origin, ask } = setUp('s-maxage=10, stale-if-error=60')
    await ask()
    origin.status = 503
    clock.now = 20_000
    expect((await ask()).text).toBe('answer 1')
    clock.now = 90_000
    expect(await ask()).toMatchObject({ text: 'answer 3', verdict: 'Error from cloudfront' })
  })

  it('sends concurrent misses of one key to the origin once', async () => {
    const { origin, ask } = setUp('s-maxage=10')
    await Promise.all([ask(), ask(), ask()])
    expect(origin.calls).toBe(1)
  })

  it.each(['no-store', 'private, max-age=60', 'no-cache', ''])(
    'keeps no answer with "%s"',
    async (header) => {
      const { ask } = setUp(header)
      const answers = await Promise.all([ask(), ask()])
      expect(answers.map(({ text }) => text).sort()).toEqual(['answer 1', 'answer 2'])
      expect((await ask()).text).toBe('answer 3')
    },
  )

  it('drops the oldest entry when it is full', async () => {
    const { origin, ask } = setUp('s-maxage=10')
    for (const key of ['a', 'b', 'c', 'b']) await ask(key)
    expect(origin.calls).toBe(3)
    await ask('a')
    expect(origin.calls).toBe(4)
  })
})
