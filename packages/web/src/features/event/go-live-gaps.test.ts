import { eventSettings } from '@foyer/contracts/event/event-settings'
import type { Image } from '@foyer/contracts/image/image'
import { expect, it } from 'vitest'
import { goLiveGaps } from './go-live-gaps.ts'

const settings = eventSettings.parse({})
const bare = { description: '', images: [] }
const cover = { type: 'EVENT_COVER' } as Image

it('a bare event lacks a place, a description and a cover', () => {
  expect(goLiveGaps({ event: bare, settings })).toEqual(['place', 'description', 'cover'])
})

it('one line of an address is a place, and an online event needs none', () => {
  const location = { ...settings.location, city: 'Lisbon' }
  const event = { description: '<p>Come</p>', images: [cover] }
  expect(goLiveGaps({ event, settings: { ...settings, location } })).toEqual([])
  expect(goLiveGaps({ event, settings: { ...settings, is_online_event: true } })).toEqual([])
  expect(goLiveGaps({ event, settings })).toEqual(['place'])
})

it('a banner is no cover', () => {
  const images = [{ ...cover, type: 'EVENT_BANNER' } as Image]
  expect(goLiveGaps({ event: { description: 'x', images }, settings })).toContain('cover')
})
