import { expect, test } from 'vitest'
import { sampleEvent } from '../../testing/sample-event.ts'
import { sampleTicket } from '../../testing/sample-ticket.ts'
import { widgetRoom } from './widget-room.ts'

const roomOf = (more: Partial<typeof sampleEvent>) => widgetRoom({ ...sampleEvent, ...more })
const ticket = sampleTicket('tk_1', {})

test('a widget’s room grows with tickets, long names, descriptions and donations', () => {
  const one = roomOf({ tickets: [ticket] })
  expect(roomOf({ tickets: [ticket, ticket] })).toBeGreaterThan(one)
  for (const more of [
    { title: 'A very long name '.repeat(4) },
    { description: '<p>Bring a coat.</p>' },
    { type: 'DONATION' as const },
  ])
    expect(roomOf({ tickets: [{ ...ticket, ...more }] })).toBeGreaterThan(one)
})
