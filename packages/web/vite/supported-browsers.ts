import browserslist from 'browserslist'

/** Which browser of the list is which in MDN's tables and, where Vite knows it, in Vite's targets. */
const names: Record<string, { mdn: string; vite?: string }> = {
  chrome: { mdn: 'chrome', vite: 'chrome' },
  edge: { mdn: 'edge', vite: 'edge' },
  firefox: { mdn: 'firefox', vite: 'firefox' },
  safari: { mdn: 'safari', vite: 'safari' },
  ios_saf: { mdn: 'safari_ios', vite: 'ios' },
  samsung: { mdn: 'samsunginternet_android' },
}

/** The oldest version of each supported browser by MDN's names, such as `safari: '16.4'`; from `browserslist` in `package.json`. */
export const supportedBrowsers: Record<string, string> = {}

/** The same for `build.target`: scripts and styles are written for one list. */
export const buildTargets: string[] = []

for (const [listed, { mdn, vite }] of Object.entries(names)) {
  const oldest = oldestOf(listed)
  supportedBrowsers[mdn] = oldest
  if (vite) buildTargets.push(`${vite}${oldest}`)
}

function oldestOf(browser: string): string {
  const versions = browserslist(null, { path: import.meta.dirname })
    .filter((entry) => entry.startsWith(`${browser} `))
    // "ios_saf 16.6-16.7" stands for both.
    .map((entry) => entry.split(' ')[1]?.split('-')[0] ?? '')
  const [oldest] = versions.sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  if (!oldest) throw new Error(`browserslist in packages/web/package.json names no version of ${browser}.`)
  return oldest
}
