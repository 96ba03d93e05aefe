import { newLinkId } from '@foyer/core/random-id'
import { OrderEntity } from '@foyer/core/store/order/order-entity'
import { nameBuyer, reserve } from '@foyer/core/testing/buy'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { mintOwner } from '@foyer/core/testing/mint-owner'
import { testContext } from '@foyer/core/testing/test-context'
import { beforeAll, describe, expect, it } from 'vitest'
import { operate } from './testing/operate.ts'

const email = `find-${newLinkId()}@example.com`.toLowerCase()
let short_id = ''
let reference = ''

beforeAll(async () => {
  const { tickets } = await mintLiveEvent([{ type: 'FREE' }])
  const [ticket] = tickets
  if (!ticket) throw new Error('no ticket')
  short_id = (await reserve(ticket)).short_id
  const { data: held } = await OrderEntity.get({ short_id }).go({ consistent: true })
  reference = held?.reference ?? ''
  await nameBuyer({ ...(await reserve(ticket)) }, testContext(), `other-${email}`)
  const order = await reserve(ticket)
  short_id = order.short_id
  await nameBuyer(order, testContext(), email)
  reference = (await OrderEntity.get({ short_id }).go({ consistent: true })).data?.reference ?? ''
})

describe('pnpm operate find', () => {
  it.each([
    ['reference', () => reference],
    ['reference in small letters', () => reference.toLowerCase()],
    ['short id', () => short_id],
    ['buyer’s address', () => email],
  ])('finds an order by its %s, and says its status', async (_, text) => {
    const { code, said } = await operate('find', text())
    expect(code).toBe(0)
    expect(said).toContain(`Order ${reference}: COMPLETED, NO_PAYMENT_REQUIRED, refund NONE`)
    expect(said).toContain(email)
    expect(said).not.toContain(`other-${email}`)
    expect(said).toContain(`filter order = "${reference}"`)
  })

  it('shows no short id, which would open the buyer’s page', async () => {
    for (const text of [reference, email]) expect((await operate('find', text)).said).not.toContain(short_id)
  })

  it('finds a person by email address and by id', async () => {
    const { user } = await mintOwner()
    for (const text of [user.email, user.id]) {
      const { code, said } = await operate('find', text)
      expect([code, said]).toEqual([
        0,
        expect.stringContaining(`Person ${user.id}: ${user.email} (confirmed)`),
      ])
    }
  })

  it('says that it found nothing', async () => {
    expect(await operate('find', 'O-NOSUCH1')).toMatchObject({
      code: 1,
      said: expect.stringContaining('Nothing was found for O-NOSUCH1.'),
    })
  })
})
