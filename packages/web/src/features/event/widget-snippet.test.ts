import { expect, test } from 'vitest'
import { widgetOptions } from './widget-options.ts'
import { widgetFrame, widgetSnippet } from './widget-snippet.ts'

const event = { id: 'ev_1', slug: 'night', linkText: 'Get tickets', room: 512 }
const snippet = (options: object) => widgetSnippet('https://t.example', event, widgetOptions.parse(options))

// Specification: 1.features-widget
test('the widget’s snippet has only the chosen attributes', () => {
  expect(snippet({})).toBe(`<script async src="https://t.example/widget.js"></script>
<foyer-widget event="ev_1" style="display: block; min-height: 512px">
  <a href="https://t.example/e/ev_1/night">Get tickets</a>
</foyer-widget>`)
  expect(snippet({ mode: 'button', button_text: 'Join', theme: 'dark', button_color: '#AABBCC' })).toContain(
    '<foyer-widget event="ev_1" mode="button" button-text="Join" theme="dark" button-color="#aabbcc" style="display: block; min-height: 48px">',
  )
})

test('the widget’s snippet keeps typed text inside its attribute', () => {
  const written = snippet({ promo_code: '"><script>', aff: 'a&b' })
  expect(written).toContain('promo-code="&quot;>&lt;script>" aff="a&amp;b"')
  expect(written).toContain('?promo_code=%22%3E%3Cscript%3E&amp;aff=a%26b"')
})

test('a plain frame carries the same choices in its address', () => {
  const options = {
    mode: 'button',
    button_text: 'Join',
    theme: 'dark',
    locale: 'de',
    aff: 'a&b',
    primary_color: '#AABBCC',
  }
  expect(widgetFrame('https://t.example', event, widgetOptions.parse(options))).toBe(
    '<iframe src="https://t.example/widget/ev_1?theme=dark&amp;locale=de&amp;aff=a%26b&amp;primary_color=%23aabbcc" title="Get tickets" width="100%" height="512" style="border: 0" loading="lazy"></iframe>',
  )
})
