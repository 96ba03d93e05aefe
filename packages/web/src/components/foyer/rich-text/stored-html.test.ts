import { expect, it } from 'vitest'
import { storedHtml } from './stored-html.ts'

it('the stored HTML has breaks, spaces and alignment as the sanitizer writes them', () => {
  expect(storedHtml('<p style="text-align: center;">One<br>two&nbsp;three &amp; four</p><hr>')).toBe(
    '<p style="text-align:center">One<br />two\u00a0three &amp; four</p><hr />',
  )
  expect(storedHtml('<p><img src="https://a.example/b.png" alt="B"></p>')).toBe(
    '<p><img src="https://a.example/b.png" alt="B" /></p>',
  )
})
