import type { PlaceAddress, SuggestedPlace } from '@foyer/contracts/place/place'
import type * as endpoints from '@foyer/contracts/place/place-endpoints'
import { authorize } from '../authorize.ts'
import { config } from '../config.ts'
import { type RateLimit, takeRate } from '../rate-limit/take-rate.ts'
import type { Context, ParsedInput } from '../verb.ts'

/** Each search costs the operator money. An evening of typing stays far below. */
export const searchesPerPerson: RateLimit = { name: 'place_search', most: 300, seconds: 3600 }
/** An address that may be kept costs more than a search. */
export const addressesPerPerson: RateLimit = { name: 'place_address', most: 60, seconds: 3600 }

/**
 * Venues and addresses that begin like what a person who manages events has typed. Empty without a provider, and when it does not answer:
 * the web then has its list of cities. Error: `request.too_many`.
 */
export async function findPlaces(
  ctx: Context,
  { query: asked }: ParsedInput<typeof endpoints.findPlaces>,
): Promise<SuggestedPlace[]> {
  const person = personOf(ctx)
  if (asked.query === '' || !config().PLACE_PROVIDER) return []
  await takeRate(ctx, searchesPerPerson, person)
  return unlessSilent([], async () => (await import('./amazon-location.ts')).suggestPlaces(asked))
}

/** The address of a chosen place, which an event may keep. Null as above. Error: `request.too_many`. */
export async function getPlaceAddress(
  ctx: Context,
  { query: { place_id, locale } }: ParsedInput<typeof endpoints.getPlaceAddress>,
): Promise<PlaceAddress | null> {
  const person = personOf(ctx)
  if (place_id === '' || !config().PLACE_PROVIDER) return null
  await takeRate(ctx, addressesPerPerson, person)
  return unlessSilent(null, async () => (await import('./amazon-location.ts')).readPlace(place_id, locale))
}

/** What searches are counted for: the person, or the key. */
function personOf(ctx: Context): string {
  const member = authorize(ctx, 'event.manage')
  return member.kind === 'user' ? member.user_id : member.api_key_id
}

/** What a provider answers, else nothing: finding a place is a help that no screen waits for. The log has the error’s name and nothing of what was typed. */
async function unlessSilent<Answer>(nothing: Answer, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    const { name, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } }
    console.warn('The provider of places did not answer', { error: name, status: $metadata?.httpStatusCode })
    return nothing
  }
}
