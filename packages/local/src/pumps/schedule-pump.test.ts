import { setTimeout as sleep } from 'node:timers/promises'
import type { ScheduledEvent } from 'aws-lambda'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startSchedulePump } from './schedule-pump.ts'

it('the schedule calls the function again and again with a rule’s event, never twice at once, even after a failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const events: ScheduledEvent[] = []
  let atOnce = 0
  let most = 0
  const fn = {
    name: 'look-after',
    timeoutSeconds: 1,
    handler: async (event: ScheduledEvent) => {
      events.push(event)
      most = Math.max(most, ++atOnce)
      await sleep(15)
      atOnce -= 1
      if (events.length === 1) throw new Error('the first run fails')
    },
  }
  const pump = startSchedulePump({ fn, everySeconds: 0.005 })
  onTestFinished(() => pump.stop())
  await vi.waitFor(() => expect(events.length).toBeGreaterThan(2))
  await pump.stop()
  const { length } = events
  await sleep(30)
  expect([events.length, atOnce, most]).toEqual([length, 0, 1])
  expect(events[0]).toMatchObject({
    'detail-type': 'Scheduled Event',
    source: 'aws.events',
    resources: [expect.stringMatching(/:rule\/look-after$/)],
  })
})
