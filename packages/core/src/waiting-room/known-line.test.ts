import { afterEach, expect, it, vi } from 'vitest'
import type { WaitingRoomItem } from '../store/waiting-room/waiting-room-entity.ts'
import { noteLine, placeOfLate } from './known-line.ts'

afterEach(() => vi.restoreAllMocks())

/** Notes the line of an event at milliseconds, with how many have come late by then, and answers it. */
const noteLate = (event_id: string, ms: number, late: number): WaitingRoomItem => {
  vi.spyOn(performance, 'now').mockReturnValue(ms)
  const line = { drawn: 0, late } as WaitingRoomItem
  noteLine(event_id, line)
  return line
}

const placeAt = (event_id: string, ms: number, line: WaitingRoomItem): number => {
  vi.spyOn(performance, 'now').mockReturnValue(ms)
  return placeOfLate(event_id, line)
}

it('two who come late in the same moment are no crowd that the next one stands behind', () => {
  noteLate('ev_moment', 1000, 0)
  const line = noteLate('ev_moment', 1005, 1)
  expect(placeAt('ev_moment', 1700, line)).toBe(1)
})

it('who comes late stands behind those who have probably come to other processes', () => {
  noteLate('ev_crowd', 1000, 0)
  const line = noteLate('ev_crowd', 2000, 100)
  expect(placeAt('ev_crowd', 2500, line)).toBe(150)
})
