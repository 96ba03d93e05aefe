import { allLines } from '@foyer/core/ledger/read-ledger'
import { controlStripe } from '@foyer/core/testing/control-stripe'
import { mintTaxedEvent, type TaxedEvent } from '@foyer/core/testing/mint-taxed-event'
import { describe, expect, it } from 'vitest'
import { operate } from '../testing/operate.ts'

const ever = { from: '2000-01-01T00:00:00.000Z', to: '2099-01-01T00:00:00.000Z' }

async function kindsOf({ account_id }: TaxedEvent): Promise<string[]> {
  const lines = []
  for await (const some of allLines(account_id, ever)) lines.push(...some)
  return lines.map(({ kind }) => kind).toSorted()
}

describe('a ledger of an older release', () => {
  it('is compared with orders and Stripe, and gets what it lacks', async () => {
    const event = await mintTaxedEvent()
    await event.paid()
    const found = await operate('check-ledger', event.event_id)
    expect(found).toMatchObject({ code: 1, said: expect.stringMatching(/lacks O-.{7}:sale of 2499/) })
    expect(await kindsOf(event)).toEqual([])
    expect((await operate('check-ledger', event.event_id, '--mend')).code).toBe(0)
    expect(await operate('check-ledger', event.event_id)).toMatchObject({
      code: 0,
      said: 'The ledger agrees with the orders and with Stripe.',
    })
    expect(await kindsOf(event)).toEqual(['SALE'])
  })

  it('is written for all accounts, with what Stripe paid out, and may be written again', async () => {
    const event = await mintTaxedEvent()
    await event.paid()
    await controlStripe(`accounts/${event.stripe_account_id}/payouts`, {})
    for (const time of ['first', 'second']) {
      expect((await operate('book-ledger')).said, time).toMatch(
        /^The ledgers of \d+ accounts? have \d+ orders/,
      )
      expect(await kindsOf(event), time).toEqual(['PAYOUT', 'SALE'])
    }
  })
})
