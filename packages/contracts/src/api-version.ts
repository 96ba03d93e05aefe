/** The date of the API's last change that broke programs. Every answer says it in `Foyer-Version` (docs/api-stability.md). */
export const apiVersion = '2026-11-27'

/** A call that will go: since when programs should make another one, and until when it works at least, as dates. */
export interface Deprecation {
  since: string
  sunset: string
  /** The call to make in its place. */
  instead: string
}

/** What the answers of such a call say in their headers: RFC 9745 and RFC 8594. */
export function deprecationHeaders({ since, sunset }: Deprecation): Record<string, string> {
  return {
    deprecation: `@${Date.parse(since) / 1000}`,
    sunset: new Date(sunset).toUTCString(),
  }
}
