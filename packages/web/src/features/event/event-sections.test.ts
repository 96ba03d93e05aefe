import { expect, it } from 'vitest'
import { eventSections } from './event-sections.ts'

const event = (id: string, status: 'DRAFT' | 'LIVE', lifecycle: 'UPCOMING' | 'ONGOING' | 'ENDED') => ({
  id,
  status,
  lifecycle,
})

it('events are parted by phase, keep their order, and leave out sections without events', () => {
  const events = [
    event('now', 'LIVE', 'ONGOING'),
    event('near', 'LIVE', 'UPCOMING'),
    event('far', 'LIVE', 'UPCOMING'),
    event('over', 'LIVE', 'ENDED'),
  ]
  const sections = eventSections(events).map(({ phase, events: own }) => [phase, own.map(({ id }) => id)])
  expect(sections).toEqual([
    ['HAPPENING_NOW', ['now']],
    ['ON_SALE', ['near', 'far']],
    ['ENDED', ['over']],
  ])
})
