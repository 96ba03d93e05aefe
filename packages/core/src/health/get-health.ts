import type { Health } from '@foyer/contracts/health/health'
import { config } from '../config.ts'
import { stripeStanding } from '../stripe/stripe.ts'
import { isTableThere } from '../table/scan-outboxes.ts'
import type { Context } from '../verb.ts'

/** The minimum time between two checks of the dependencies by one process, for any number of requests. */
const milliseconds = 10_000

let known: { at: number; answer: Promise<Health> } | undefined

/** The health of the stage; the same answer for ten seconds, so that asking often costs nothing. */
export function getHealth(ctx: Context): Promise<Health> {
  const at = ctx.now.getTime()
  if (known === undefined || at - known.at >= milliseconds) known = { at, answer: lookAround(at) }
  return known.answer
}

async function lookAround(at: number): Promise<Health> {
  const dependencies = {
    table: (await isTableThere()) ? ('OK' as const) : ('FAILING' as const),
    payments: stripeStanding(at),
  }
  const isDegraded = Object.values(dependencies).includes('FAILING')
  return { status: isDegraded ? 'DEGRADED' : 'OK', version: config().VERSION, dependencies }
}
