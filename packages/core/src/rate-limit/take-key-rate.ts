import { isConditionRefused } from '../table/write.ts'
import type { Context } from '../verb.ts'
import { RateEntity, type RateLimit, secondsLeft, windowKey } from './take-rate.ts'

/** What one API key may ask in a minute, of all functions together. */
export const requestsPerKey: RateLimit = { name: 'api_key', most: 600, seconds: 60 }
/** A process counts this many requests of a key by itself, and reports further ones in steps of as many: so that no request costs a write of its own. */
export const countedHere = 20

/** How a key stands in its window. `left`: how many requests it may still make, as far as this process knows. */
export interface KeyStanding {
  isRefused: boolean
  left: number
  secondsLeft: number
}

interface Known {
  window: number
  /** Requests that this process let through. */
  used: number
  /** Requests that it may let through before it asks again. */
  granted: number
  /** What all processes have reported, as last heard. */
  reported: number
  asking: Promise<void> | null
}

/** By key. Starting another minute drops the one before. */
const known = new Map<string, Known>()
let knownWindow = -1

/**
 * Counts one request of an API key (docs/product.md#safety). Each process lets the first few through by itself. From then on it takes requests in steps
 * from a count that all share, so a key has at most `most` in a window, and a few more for each process that it hardly uses.
 */
export async function takeKeyRate(ctx: Pick<Context, 'now'>, api_key_id: string): Promise<KeyStanding> {
  const { most } = requestsPerKey
  const key = windowKey(ctx, requestsPerKey, api_key_id)
  const here = knownOf(api_key_id, key.window)
  while (here.used >= here.granted && here.reported < most) {
    here.asking ??= askForMore(here, key).finally(() => {
      here.asking = null
    })
    await here.asking
  }
  const isRefused = here.used >= here.granted
  if (!isRefused) here.used += 1
  const left = isRefused ? 0 : most - Math.max(here.reported - (here.granted - here.used), here.used)
  return { isRefused, left, secondsLeft: secondsLeft(ctx, requestsPerKey) }
}

function knownOf(api_key_id: string, window: number): Known {
  if (window !== knownWindow) known.clear()
  knownWindow = window
  const found = known.get(api_key_id) ?? { window, used: 0, granted: countedHere, reported: 0, asking: null }
  known.set(api_key_id, found)
  return found
}

/** The first step also reports what was let through before it. */
async function askForMore(here: Known, key: ReturnType<typeof windowKey>): Promise<void> {
  const { most, seconds } = requestsPerKey
  const by = here.reported === 0 ? here.granted + countedHere : countedHere
  try {
    const { data } = await RateEntity.update(key)
      .add({ count: by })
      .set({ ttl: (key.window + 2) * seconds })
      .where(({ count }, { notExists, lte }) => `${notExists(count)} OR ${lte(count, most - by)}`)
      .go({ response: 'updated_new' })
    here.reported = data.count ?? by
    here.granted += countedHere
  } catch (error) {
    if (!isConditionRefused(error)) throw error
    here.reported = most
  }
}
