import { describe, expect, it } from 'vitest'
import { newLinkId } from '../random-id.ts'
import { later, testContext } from '../testing/test-context.ts'
import { takeRate } from './take-rate.ts'

const ctx = testContext({ now: new Date('2026-06-01T12:00:00.000Z') })
const limitOf = (most: number) => ({ name: newLinkId(), most, seconds: 60 })

describe('takeRate', () => {
  it('lets exactly the limit through in a window, even when all come at once', async () => {
    const limit = limitOf(5)
    const attempts = Array.from({ length: 12 }, () => takeRate(ctx, limit, '203.0.113.7'))
    const results = await Promise.allSettled(attempts)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    const refused = takeRate(later(ctx, 59), limit, '203.0.113.7')
    await expect(refused).rejects.toMatchObject({ code: 'request.too_many', status: 429, retry_after: 1 })
    const sooner = takeRate(later(ctx, 20.5), limit, '203.0.113.7')
    await expect(sooner).rejects.toMatchObject({ retry_after: 40 })
    await takeRate(later(ctx, 60), limit, '203.0.113.7')
  })

  it('counts subjects separately, and an empty subject not at all', async () => {
    const limit = limitOf(1)
    await takeRate(ctx, limit, 'a@example.com')
    await takeRate(ctx, limit, 'b@example.com')
    await expect(takeRate(ctx, limit, 'a@example.com')).rejects.toMatchObject({ code: 'request.too_many' })
    for (let attempt = 0; attempt < 3; attempt += 1) await takeRate(ctx, limit, '')
  })
})
