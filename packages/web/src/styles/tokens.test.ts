import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

// Specification: 9.purple
it('the primary color is purple, in light and dark (specification §9)', () => {
  const tokens = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8')
  const [, primary = ''] = /--primary: (.*);/.exec(tokens) ?? []
  const hues = [...primary.matchAll(/oklch\([\d.]+ [\d.]+ (\d+)\)/g)].map(([, hue]) => Number(hue))
  expect(hues).toHaveLength(2)
  for (const hue of hues) expect(Math.abs(hue - 295)).toBeLessThan(15)
})
