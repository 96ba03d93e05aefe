import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { supportedBrowsers } from '../vite/supported-browsers.ts'
import type { Feature } from './testing/browser-features/compat.ts'

const client = path.join(import.meta.dirname, '../dist/client')

/** Features that a page does not depend on, and why. */
const harmless: Record<string, string> = {
  '-webkit-tap-highlight-color': 'a tap looks as the browser likes',
  ':-webkit-inner-spin-button': 'Firefox takes the arrows away by `appearance: textfield`',
  ':-webkit-search-cancel-button': 'Firefox has none to hide',
  '@page': 'margins on paper are the printer’s own',
  ':details-content': 'the script opens what an order holds, where styles cannot',
  ':open': 'in Tailwind’s `:is()`, which forgives it, beside `[open]`',
  ':popover-open': 'in Tailwind’s `:is()`, which forgives it, beside `[open]`',
  ':selection': 'iOS marks text in its own colour',
  'content-visibility': 'the script opens what an order holds, where styles cannot',
  cursor: 'a finger has none',
  'field-sizing': 'the text area scrolls',
  resize: 'a finger cannot drag the corner',
  'scrollbar-width': 'a scrollbar is seen',
  'text-wrap': 'lines break where they end',
}

/** Features that code checks before it uses them, and names that something else also has. */
const guarded: Record<string, string> = {
  'Error.captureStackTrace': 'libraries ask whether it is there',
  'new BarcodeDetector': 'html5-qrcode asks whether it is there',
  'Symbol.dispose': 'ZXing asks whether it is there',
  'URL.canParse': 'zod asks whether it is there',
}

// What knows all browsers takes seconds to load, so it is loaded where the tests run.
it('styles use nothing that a supported browser lacks', { tags: 'long' }, async () => {
  const { cssFeatures } = await import('./testing/browser-features/css-features.ts')
  expect(await lacking('**/*.css', (_, text) => cssFeatures(text), harmless)).toEqual({})
})

it('scripts use nothing that a supported browser lacks', { tags: 'long' }, async () => {
  const { scriptFeatures } = await import('./testing/browser-features/script-features.ts')
  expect(await lacking('**/*.js', scriptFeatures, guarded)).toEqual({})
})

type FeaturesOf = (file: string, text: string) => Map<string, Feature[]>

/** Finds missing features, and exceptions that are no longer needed. */
async function lacking(pattern: string, featuresOf: FeaturesOf, exceptions: Record<string, string>) {
  const { lackedBy } = await import('./testing/browser-features/compat.ts')
  const found: Record<string, string> = {}
  const unused = new Set(Object.keys(exceptions))
  for (const file of globSync(pattern, { cwd: client }))
    for (const [name, features] of featuresOf(file, readFileSync(path.join(client, file), 'utf8'))) {
      const browsers = lackedBy(features, supportedBrowsers)
      if (browsers.length === 0) continue
      const [general = name] = name.split(': ')
      if (general in exceptions) unused.delete(general)
      else found[name] = `${browsers.join(', ')} (${file})`
    }
  for (const name of unused) found[name] = 'is an exception that nothing needs'
  return found
}
