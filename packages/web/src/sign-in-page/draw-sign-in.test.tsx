import { expect, test } from 'vitest'
import { drawSignIn } from './draw-sign-in.tsx'

const drawn = await drawSignIn()

test('the words of the sign-in page are drawn in each language', () => {
  const headings = Object.entries(drawn).map(([locale, html]) => [locale, /<h1[^>]*>([^<]+)/.exec(html)?.[1]])
  expect(Object.fromEntries(headings)).toMatchObject({ en: 'Sign in', de: 'Anmelden', zh: '登入' })
  expect(new Set(headings.map(([, heading]) => heading)).size).toBeGreaterThanOrEqual(7)
})

test('nothing of them waits for a press or a key that would be lost, and no style stands in them', () => {
  for (const html of Object.values(drawn))
    expect(html).not.toMatch(/<(?:a|input|button|select|form)\b|style=/)
})
