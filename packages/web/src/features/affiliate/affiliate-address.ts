import type { Affiliate } from '@foyer/contracts/affiliate/affiliate'
import type { Event } from '@foyer/contracts/event/event'
import { paths } from '../../paths.ts'

/** The whole address that an affiliate shares. */
export function affiliateAddress(
  { id, slug }: Pick<Event, 'id' | 'slug'>,
  { code }: Pick<Affiliate, 'code'>,
): string {
  return `${window.location.origin}${paths.affiliateLink(id, slug, code)}`
}
