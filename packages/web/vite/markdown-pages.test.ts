import { expect, it } from 'vitest'
import { htmlOf } from './markdown-pages.ts'

it('gives each heading an address', () => {
  expect(htmlOf('## The first call in five minutes')).toBe(
    '<h2 id="the-first-call-in-five-minutes">The first call in five minutes</h2>',
  )
})

it('leads from text to text as the site does, and to recipes', () => {
  const html = htmlOf(
    '[a](webhooks.md) [b](../api-stability.md) [c](recipes/check-in.ts) [d](recipes/python/foyer_jobs.py)',
  )
  expect(html.match(/href="[^"]+"/g)).toEqual([
    'href="/docs/webhooks"',
    'href="/docs/stability"',
    'href="/docs/recipes/check-in.ts"',
    'href="/docs/recipes/foyer_jobs.py"',
  ])
})

it('shows code as it stands', () => {
  expect(htmlOf('```html\n<script src="x"></script>\n```')).toBe(
    '<pre tabindex="0"><code>&lt;script src=&quot;x&quot;&gt;&lt;/script&gt;</code></pre>',
  )
})

it('refuses a link to a file that has no page', () => {
  expect(() => htmlOf('[x](elsewhere.md)')).toThrow('elsewhere.md')
})
