import { locales } from '@foyer/contracts/known-locales'
import { viewerTime } from '@foyer/contracts/spoken-time'
import { expect, it } from 'vitest'
import { longestViewerTime } from './longest-viewer-time.ts'

it('no viewer anywhere has a longer text for the start, whatever the language and the minute', {
  tags: 'long',
}, () => {
  for (const locale of locales)
    for (const start of ['2026-12-04T18:00:00Z', '2026-10-28T11:45:00Z']) {
      const span = { start, end: null, timeZone: 'Europe/Lisbon', locale }
      const texts = Intl.supportedValuesOf('timeZone').map((zone) => viewerTime(span, zone) ?? '')
      const longest = Math.max(...texts.map(({ length }) => length))
      expect(longestViewerTime(span).length).toBeGreaterThanOrEqual(longest)
    }
})
