import { describe, expect, it } from 'vitest'
import { fillTimes } from './fill-times.ts'

const at = (time: string, checked_in = 1) => ({ at: `2027-06-20T${time}:00.000Z`, checked_in })

describe('fillTimes', () => {
  it('fills short gaps with zeros', () => {
    expect(fillTimes([at('18:00', 5), at('18:45', 2)], 'UTC')).toEqual({
      unit: 'quarter',
      times: [at('18:00', 5), at('18:15', 0), at('18:30', 0), at('18:45', 2)],
    })
  })

  it('leaves out long gaps such as a night', () => {
    expect(fillTimes([at('02:00'), at('18:00')], 'UTC').times).toEqual([at('02:00'), at('18:00')])
  })

  it('is empty before the first check-in', () => {
    expect(fillTimes([], 'UTC').times).toEqual([])
  })

  it('shows a long day by the hour, in the hours of the event’s zone', () => {
    const day = Array.from({ length: 10 }, (_, hour) => [at(`1${hour}:00`, 2), at(`1${hour}:45`, 3)]).flat()
    const { unit, times } = fillTimes([...day, at('22:15')], 'UTC')
    expect([unit, times.length]).toEqual(['hour', 13])
    expect(times.slice(0, 2)).toEqual([at('10:00', 5), at('11:00', 5)])
    expect(times.slice(-3)).toEqual([at('20:00', 0), at('21:00', 0), at('22:00')])
    expect(fillTimes(day, 'Asia/Kolkata').times.slice(0, 2)).toEqual([at('09:30', 2), at('10:30', 5)])
  })
})
