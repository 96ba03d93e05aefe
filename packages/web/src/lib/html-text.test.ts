import { describe, expect, it } from 'vitest'
import { htmlToText, textToHtml } from './html-text.ts'

describe('html and text', () => {
  it('works both ways for paragraphs and line breaks', () => {
    const text = 'Doors at 7 & show at 8\nBring a <coat>\n\nSee you "there"'
    expect(textToHtml(text)).toBe(
      '<p>Doors at 7 &amp; show at 8<br>Bring a &lt;coat&gt;</p><p>See you "there"</p>',
    )
    expect(htmlToText(textToHtml(text))).toBe(text)
  })

  it('reads what was never wrapped in a paragraph', () => {
    expect(htmlToText('Just words &amp; more')).toBe('Just words & more')
    expect(htmlToText('')).toBe('')
    expect(textToHtml('  \n ')).toBe('')
  })

  it('refuses formatting that plain text would lose', () => {
    expect(htmlToText('<p>Very <strong>loud</strong></p>')).toBeNull()
    expect(htmlToText('<ul><li>One</li></ul>')).toBeNull()
    expect(htmlToText('<p class="x">One</p>')).toBeNull()
  })
})
