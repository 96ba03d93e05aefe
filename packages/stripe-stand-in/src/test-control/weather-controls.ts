import type { Hono } from 'hono'
import type { Traffic } from '../api/traffic.ts'
import type { StandIn } from '../stand-in.ts'
import { readBody } from './read-body.ts'

/** How far ahead of the machine's the stand-in's clock is. */
export interface Clock {
  aheadMilliseconds: number
}

export function mountWeatherControls(app: Hono, standIn: StandIn, clock: Clock): void {
  app.post('/test/clock', async (context) => {
    const { advance_seconds = 0 } = await readBody<{ advance_seconds: number }>(context)
    clock.aheadMilliseconds += advance_seconds * 1000
    standIn.wake()
    return context.json({ now: new Date(standIn.now()).toISOString() })
  })
  app.post('/test/traffic', async (context) => {
    const { settings } = standIn.traffic
    const {
      requests_per_second = settings.requestsPerSecond,
      post_milliseconds = settings.postMilliseconds,
    } = await readBody<{ requests_per_second: number; post_milliseconds: number }>(context)
    const next: Traffic = { requestsPerSecond: requests_per_second, postMilliseconds: post_milliseconds }
    return context.json(Object.assign(settings, next))
  })
}
