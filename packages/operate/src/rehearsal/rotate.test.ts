import { OrderEntity } from '@foyer/core/store/order/order-entity'
import { stripe } from '@foyer/core/stripe/stripe'
import { mintOwner } from '@foyer/core/testing/mint-owner'
import { mintPaidEvent } from '@foyer/core/testing/mint-paid-event'
import { tokenOf } from '@foyer/functions/testing/token-of'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openStage } from '../testing/open-stage.ts'
import { operate, operateAt } from '../testing/operate.ts'

const stage = await openStage()

/** Each test begins more than five minutes after the previous one ended, so the functions wait for secrets that they read again. */
let clock = Date.now()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: clock, shouldAdvanceTime: true })
})
afterEach(() => {
  clock = Date.now() + 301_000
  vi.useRealTimers()
})

/** A terminal that runs `meanwhile` and lets time pass while the command waits. */
const terminal = (meanwhile: () => Promise<void>) => ({
  wait: async (seconds: number) => {
    await meanwhile()
    vi.setSystemTime(Date.now() + seconds * 1000)
    await meanwhile()
  },
})

async function whoAmI(bearer: string): Promise<number> {
  return (await stage.call('GET /users/me', { bearer })).status
}

describe('pnpm operate rotate TOKEN_SECRET', () => {
  it('keeps every session alive while two secrets are valid, and refuses the old secret after its end', async () => {
    const old = stage.secret('TOKEN_SECRET')
    const { ctx, token } = await mintOwner()
    if (ctx.actor.kind !== 'user') throw new Error('not a user')
    const { actor } = ctx
    const stored = new Set<string>()
    const stillSignedIn = async () => {
      stored.add(stage.secret('TOKEN_SECRET'))
      expect(await whoAmI(token)).toBe(200)
    }
    const { code } = await operateAt(terminal(stillSignedIn), 'rotate', 'TOKEN_SECRET')
    expect(code).toBe(0)
    const [fresh, kept] = stage.secret('TOKEN_SECRET').split(',')
    expect(kept).toBe(old)
    expect(fresh).not.toBe(old)
    // Functions read at different moments. None may sign with a secret that another does not accept yet.
    expect([...stored]).toEqual([`${old},${fresh}`, `${fresh},${old}`])
    await stillSignedIn()
    const later = await tokenOf(actor)
    expect(await whoAmI(later)).toBe(200)

    const ended = await operateAt(
      terminal(async () => {}),
      'rotate',
      'TOKEN_SECRET',
      '--end',
    )
    expect(ended).toMatchObject({
      code: 0,
      said: expect.stringContaining('Every function refuses the old one.'),
    })
    expect(stage.secret('TOKEN_SECRET')).toBe(fresh)
    expect(await whoAmI(later)).toBe(200)
    expect(await whoAmI(token)).toBe(401)
  })

  it('reaches running functions within five minutes, with one read of SSM for all requests of that time', async () => {
    const { token } = await mintOwner()
    await whoAmI(token)
    const before = stage.parameters.readings()
    const fresh = 'a secret of thirty-two characters'
    stage.parameters.values.set('/foyer/rehearsal/TOKEN_SECRET', fresh)
    for (let request = 0; request < 20; request++) expect(await whoAmI(token)).toBe(200)
    expect(stage.parameters.readings() - before).toBeLessThanOrEqual(1)
    vi.setSystemTime(Date.now() + 301_000)
    const answers = await Promise.all(Array.from({ length: 20 }, () => whoAmI(token)))
    expect(new Set(answers)).toEqual(new Set([401]))
    expect(stage.parameters.readings() - before).toBeLessThanOrEqual(2)
  })

  it('keeps using the known secrets while SSM does not answer', async () => {
    const { token } = await mintOwner()
    stage.parameters.isDown = true
    vi.setSystemTime(Date.now() + 301_000)
    expect(await whoAmI(token)).toBe(200)
    stage.parameters.isDown = false
  })

  it('takes an old secret away only when no function uses it anymore, after the five minutes that a value may be used', async () => {
    const { token } = await mintOwner()
    const waits: number[] = []
    const wait = async (seconds: number) => {
      waits.push(seconds)
      vi.setSystemTime(Date.now() + seconds * 1000)
    }
    await operateAt({ wait }, 'rotate', 'TOKEN_SECRET')
    expect(waits.filter((seconds) => seconds > 300)).toEqual(waits)
    expect(waits).toHaveLength(2)
    await operateAt({ wait }, 'rotate', 'TOKEN_SECRET', '--end')
    expect(waits.at(-1)).toBeGreaterThan(300)
    expect(await whoAmI(token)).toBe(401)
  })

  it('does not begin while two secrets are valid, and does not end the only one', async () => {
    const { code, said } = await operate('rotate', 'TOKEN_SECRET', '--end')
    expect(code).toBe(1)
    expect(said).toContain('nothing to end')
    const one = stage.secret('TOKEN_SECRET')
    stage.parameters.values.set('/foyer/rehearsal/TOKEN_SECRET', `${one},${one}`)
    const again = await operate('rotate', 'TOKEN_SECRET')
    expect(again.code).toBe(1)
    expect(again.said).toContain('rotate TOKEN_SECRET --end')
    stage.parameters.values.set('/foyer/rehearsal/TOKEN_SECRET', one)
  })
})

describe('pnpm operate rotate STRIPE_WEBHOOK_SECRET', () => {
  it('loses no event from Stripe: orders paid meanwhile complete under the old secret and the new one', async () => {
    const old = stage.secret('STRIPE_WEBHOOK_SECRET')
    const { paid } = await mintPaidEvent(50)
    const sells = async () => untilCompleted(await paid())
    await sells()
    expect((await operateAt(terminal(sells), 'rotate', 'STRIPE_WEBHOOK_SECRET')).code).toBe(0)
    const [fresh = '', kept] = stage.secret('STRIPE_WEBHOOK_SECRET').split(',')
    expect(kept).toBe(old)
    expect(await deliver(old)).toBe(200)
    expect(await deliver(fresh)).toBe(200)

    const ended = await operateAt(terminal(sells), 'rotate', 'STRIPE_WEBHOOK_SECRET', '--end')
    expect(ended.said).toContain('older endpoint')
    await sells()
    expect(stage.secret('STRIPE_WEBHOOK_SECRET')).toBe(fresh)
    expect(await deliver(old)).toBe(400)
    expect(await deliver(fresh)).toBe(200)
  })
})

describe('pnpm operate rotate STRIPE_SECRET_KEY', () => {
  it('makes every function use the new key at Stripe within five minutes', async () => {
    const asked = { ask: async () => 'sk_test_rolled', ...terminal(async () => {}) }
    expect((await operateAt(asked, 'rotate', 'STRIPE_SECRET_KEY')).code).toBe(0)
    await stage.call('GET /public/events/ev_none')
    await expect((await stripe()).accounts.list()).rejects.toThrow(/Invalid API Key provided: sk_test_/)
  })

  it('refuses a text that is not a key of that kind, and changes nothing', async () => {
    const before = stage.secret('STRIPE_SECRET_KEY')
    const { code, said } = await operateAt({ ask: async () => 'pk_live_1' }, 'rotate', 'STRIPE_SECRET_KEY')
    expect([code, stage.secret('STRIPE_SECRET_KEY')]).toEqual([1, before])
    expect(said).toContain('begins with sk_ or rk_')
  })
})

async function untilCompleted(short_id: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const { data } = await OrderEntity.get({ short_id }).go({ consistent: true })
      expect(data?.status).toBe('COMPLETED')
    },
    { timeout: 600_000, interval: 100 },
  )
}

/** Posts an event without effect, signed with that secret, and answers the status. */
async function deliver(secret: string): Promise<number> {
  const id = `evt_${crypto.randomUUID()}`
  const payload = JSON.stringify({
    id,
    object: 'event',
    type: 'charge.updated',
    data: { object: { id: 'ch_1' } },
  })
  const timestamp = Math.floor(Date.now() / 1000)
  const header = await (await stripe()).webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp })
  const answer = await fetch(`${stage.siteUrl}/api/public/webhooks/stripe`, {
    method: 'POST',
    body: payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': header },
  })
  return answer.status
}
