import { seededRandom } from '@foyer/core/testing/seeded-random'
import { describe, expect, it } from 'vitest'
import type { CreatedDemoEvent } from './create-demo-event.ts'
import { demoClock } from './demo-clock.ts'
import { planSales } from './plan-sales.ts'
import { sellingEvent } from './selling-event.ts'

const clock = demoClock(new Date('2027-03-14T09:26:00Z'))

function plan() {
  const { tickets, extras, sales } = sellingEvent(clock, { booking_fee: 'fee', sales_tax: 'tax' })
  const created = {
    event: { id: 'event' },
    codes: extras,
    sales,
    tickets: tickets.map(({ body, demand }, index) => ({
      ticket: {
        id: body.title,
        type: body.type,
        prices: body.prices.map(({ quantity_available = null }, tier) => ({
          id: `${index}/${tier}`,
          quantity_available,
        })),
      },
      demand,
    })),
  } as unknown as CreatedDemoEvent
  return planSales(seededRandom(20), clock, created)
}

function soldByTicket(orders: ReturnType<typeof plan>): Map<string, number> {
  const sold = new Map<string, number>()
  for (const { ticket_id, quantity } of orders.flatMap(({ lines }) => lines))
    sold.set(ticket_id, (sold.get(ticket_id) ?? 0) + quantity)
  return sold
}

describe('the plan of the demo’s sales', () => {
  it('is the same every time, and has only past orders, oldest first', () => {
    const orders = plan()
    expect(orders).toEqual(plan())
    const moments = orders.map(({ at }) => at.getTime())
    expect(moments).toEqual(moments.toSorted((a, b) => a - b))
    expect(Math.max(...moments)).toBeLessThan(clock.now.getTime())
    expect(Math.min(...moments)).toBeGreaterThan(clock.daysFromNow(-101).getTime())
  })

  it('sells out one ticket for good, and sells no ticket that is not on sale', () => {
    const orders = plan()
    const sold = soldByTicket(orders)
    expect(sold.get('Lantern-making supper')).toBe(36)
    expect(sold.get('Sunday closing brunch')).toBeUndefined()
    expect(sold.get('Crew')).toBeUndefined()
    const suppers = orders.filter(({ lines }) =>
      lines.some(({ ticket_id }) => ticket_id === 'Lantern-making supper'),
    )
    expect(suppers.every(({ fate }) => fate === 'kept')).toBe(true)
  })

  it('uses promo codes while they are valid and not used up, and follows some affiliates more than others', () => {
    const orders = plan()
    const using = (code: string) => orders.filter(({ codes }) => codes.promo_code === code)
    expect(using('LANTERN20').length).toBeGreaterThan(3)
    expect(using('RADIOLISTENERS')).toHaveLength(5)
    const early = using('EARLYLIGHT').map(({ at }) => at.getTime())
    expect(early.length).toBeGreaterThan(0)
    expect(Math.max(...early)).toBeLessThan(clock.daysFromNow(-40, 22).getTime())
    const followed = (code: string) => orders.filter(({ codes }) => codes.affiliate_code === code).length
    expect(followed('radio-tejo')).toBeGreaterThan(followed('tram-18'))
    expect(followed('tram-18')).toBeGreaterThan(0)
  })
})
