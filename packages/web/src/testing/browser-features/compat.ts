import compat from '@mdn/browser-compat-data' with { type: 'json' }

type Statement = {
  version_added: string | boolean | null
  version_removed?: string | boolean | null
  flags?: unknown
  prefix?: string
  alternative_name?: string
}

/** A node of MDN's tables: its children, and its own browser support. */
export interface Feature {
  [name: string]: Feature
}

export const tables = compat as unknown as Record<'api' | 'css' | 'javascript', Feature>

/** Which of these browsers (`safari: '16.4'`) lack every feature that a name may stand for. */
export function lackedBy(features: Feature[], browsers: Record<string, string>): string[] {
  return Object.entries(browsers)
    .filter(([browser, version]) => !features.some((feature) => hasIt(feature, browser, version)))
    .map(([browser, version]) => `${browser} ${version}`)
}

function hasIt(feature: Feature, browser: string, version: string): boolean {
  const { support } = feature.__compat as unknown as { support: Record<string, Statement | Statement[]> }
  return [support[browser] ?? []].flat().some((statement) => isThere(statement, version))
}

function isThere(statement: Statement, version: string): boolean {
  const { version_added: added, version_removed: removed, flags, alternative_name } = statement
  if (flags || alternative_name || typeof added !== 'string' || added === 'preview') return false
  if (typeof removed === 'string' && compare(removed, version) <= 0) return false
  return compare(added.replace('≤', ''), version) <= 0
}

function compare(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}
