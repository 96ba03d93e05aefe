import type { SalesDay } from '@foyer/contracts/statistics/event-statistics'
import { describe, expect, it } from 'vitest'
import { fillDays } from './fill-days.ts'

const today = '2027-06-20'
const day = (date: string, gross: number): SalesDay => ({
  date,
  orders: 1,
  tickets: 2,
  gross,
  net: gross,
  tax: 0,
  fee: 0,
  refunded: 0,
})

describe('fillDays', () => {
  it('shows two weeks of zeros until today when there are no sales', () => {
    const { steps } = fillDays([], {}, today)
    expect(steps).toHaveLength(14)
    expect(steps.at(-1)).toMatchObject({ date: '2027-06-20', orders: 0, tickets: 0, gross: 0 })
  })

  it('keeps every sale on its day and fills the gaps', () => {
    const { steps } = fillDays([day('2027-05-30', 500), day('2027-06-19', 700)], {}, today)
    expect(steps).toHaveLength(22)
    expect(steps[0]?.gross).toBe(500)
    expect(steps.at(-2)?.gross).toBe(700)
    expect(steps.reduce((sum, { gross }) => sum + gross, 0)).toBe(1200)
  })

  it('shows the whole requested range', () => {
    const { steps } = fillDays([], { from: '2027-06-14', to: '2027-06-20' }, today)
    expect(steps.map(({ date }) => date)).toHaveLength(7)
    expect(steps[0]?.date).toBe('2027-06-14')
  })

  it('shows months when there are too many days, and loses no sale', () => {
    const { unit, steps } = fillDays([day('2026-01-31', 500), day('2027-06-20', 700)], {}, today)
    expect(unit).toBe('month')
    expect(steps).toHaveLength(18)
    expect(steps[0]).toMatchObject({ date: '2026-01-01', gross: 500, orders: 1 })
    expect(steps.at(-1)).toMatchObject({ date: '2027-06-01', gross: 700 })
  })

  it('finishes quickly, whatever days are typed', () => {
    const { steps } = fillDays([day('2027-06-19', 700)], { from: '0001-01-01', to: '9999-12-31' }, today)
    expect(steps).toHaveLength(14)
    expect(fillDays([], { from: '2099-01-01' }, today).steps).toEqual([])
  })
})
