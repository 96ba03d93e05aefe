import { describe, expect, it } from 'vitest'
import { fillDays } from './fill-days.ts'

const today = new Date('2027-06-20T22:30:00Z')
const day = (date: string, gross: number) => ({ date, orders: 1, tickets: 2, gross })

describe('fillDays', () => {
  it('works without any sale: two weeks of zeros until today', () => {
    const days = fillDays([], today)
    expect(days).toHaveLength(14)
    expect(days.at(-1)).toEqual({ date: '2027-06-20', orders: 0, tickets: 0, gross: 0 })
  })

  it('keeps every sale in its place and fills the gaps', () => {
    const days = fillDays([day('2027-05-30', 500), day('2027-06-19', 700)], today)
    expect(days).toHaveLength(22)
    expect(days[0]?.gross).toBe(500)
    expect(days.at(-2)?.gross).toBe(700)
    expect(days.reduce((sum, { gross }) => sum + gross, 0)).toBe(1200)
  })

  it('shows only the last days of a long sale', () => {
    const days = fillDays([day('2026-01-01', 500), day('2027-06-20', 700)], today, 30)
    expect(days).toHaveLength(30)
    expect(days[0]?.date).toBe('2027-05-22')
  })
})
