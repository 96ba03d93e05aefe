import { describe, expect, it } from 'vitest'
import { fillTimes } from './fill-times.ts'

const at = (time: string, checked_in = 1) => ({ at: `2027-06-20T${time}:00.000Z`, checked_in })

describe('fillTimes', () => {
  it('fills short gaps with zeros', () => {
    expect(fillTimes([at('18:00', 5), at('18:45', 2)])).toEqual([
      at('18:00', 5),
      at('18:15', 0),
      at('18:30', 0),
      at('18:45', 2),
    ])
  })

  it('leaves out long gaps such as a night', () => {
    expect(fillTimes([at('02:00'), at('18:00')])).toEqual([at('02:00'), at('18:00')])
  })

  it('is empty before the first check-in', () => {
    expect(fillTimes([])).toEqual([])
  })
})
