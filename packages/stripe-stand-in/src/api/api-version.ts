import { invalidRequest } from './api-error.ts'

/** The first version with the name of a release. */
const firstNamed = '2024-09-30'

/** Refuses what was never a version of Stripe's API. Without one, the account's default applies, which here is the package's version. */
export function checkVersion(version: string | undefined): void {
  if (version === undefined) return
  const [, date = '', name] = /^(\d{4}-\d{2}-\d{2})(?:\.([a-z]+))?$/.exec(version) ?? []
  if (date !== '' && (name === undefined) === date < firstNamed) return
  throw invalidRequest(
    `Invalid Stripe API version: ${version}. You can view your current API version in your dashboard.`,
  )
}
