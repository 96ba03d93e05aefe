import { expect, test } from 'vitest'
import { widgetOptions } from './widget-options.ts'
import { widgetSnippet } from './widget-snippet.ts'

const event = { id: 'ev_1', slug: 'night', linkText: 'Get tickets' }
const snippet = (options: object) => widgetSnippet('https://t.example', event, widgetOptions.parse(options))

test('says only what was chosen', () => {
  expect(snippet({})).toBe(`<script async src="https://t.example/widget.js"></script>
<foyer-widget event="ev_1">
  <a href="https://t.example/e/ev_1/night">Get tickets</a>
</foyer-widget>`)
  expect(snippet({ mode: 'button', button_text: 'Join', theme: 'dark', button_color: '#AABBCC' })).toContain(
    '<foyer-widget event="ev_1" mode="button" button-text="Join" theme="dark" button-color="#aabbcc">',
  )
})

test('keeps what is typed inside its attribute', () => {
  const written = snippet({ promo_code: '"><script>', aff: 'a&b' })
  expect(written).toContain('promo-code="&quot;>&lt;script>" aff="a&amp;b"')
  expect(written).toContain('?promo_code=%22%3E%3Cscript%3E&amp;aff=a%26b"')
})
