/** The person in front of a page that has nothing to show, by its address. */
export type Audience =
  | { kind: 'buyer' /** Where they come from, where the address says so. */; eventId?: string }
  | { kind: 'steward' }
  | { kind: 'organizer' }

const ofAnEvent = /^\/(?:checkout|order|ticket|e|event|widget)\/(ev_[^/]+)/
const ofStewards = /^\/check-in(?:\/|$)/
const ofOrganizers = /^\/(?:manage|account|auth|welcome|docs|api-docs|styleguide)(?:\/|$)/

/** An address that says nothing is a buyer's, who follows more links than anybody else, unless its visitor is signed in. */
export function audienceOf(pathname: string, isSignedIn: boolean): Audience {
  const eventId = ofAnEvent.exec(pathname)?.[1]
  if (eventId) return { kind: 'buyer', eventId }
  if (ofStewards.test(pathname)) return { kind: 'steward' }
  const isOrganizers =
    pathname === '/' || ofOrganizers.test(pathname) || (isSignedIn && pathname !== '/tickets')
  return isOrganizers ? { kind: 'organizer' } : { kind: 'buyer' }
}
