import { describe, expect, it } from 'vitest'
import { plainText } from './plain-text.ts'
import { mostSanitisedBytes, sanitise } from './sanitise.ts'

describe('sanitise', () => {
  it('keeps what the editor writes', async () => {
    const html =
      '<h2 style="text-align:center">Line-up</h2><p><strong>Ada</strong> &amp; <em>Bob</em></p><ol start="3"><li>x</li></ol>'
    expect(await sanitise(html)).toBe(html)
  })

  it.each([
    ['<p onclick="steal()">Hi</p>', '<p>Hi</p>'],
    ['<script>steal()</script><p>Hi</p>', '<p>Hi</p>'],
    ['<img src="x" onerror="steal()">', '<img />'],
    ['<img src="/a.png" alt="A">', '<img alt="A" />'],
    ['<img src="https://a.example/a.png" onerror="steal()">', '<img src="https://a.example/a.png" />'],
    ['<img src="data:image/svg+xml;base64,AAAA">', '<img />'],
    ['<iframe src="https://evil.example"></iframe>', ''],
    ['<p style="position:fixed;text-align:left">Hi</p>', '<p style="text-align:left">Hi</p>'],
    [
      '<h2 style=" text-align : center ; background: url(https://evil.example)">Hi</h2>',
      '<h2 style="text-align:center">Hi</h2>',
    ],
    ['<p style="text-align:center&quot; onclick=&quot;x">Hi</p>', '<p>Hi</p>'],
    ['<p style="x-text-align:left">Hi</p><p style="text-align:leftish">Hi</p>', '<p>Hi</p><p>Hi</p>'],
    ['<strong style="text-align:left">Hi</strong>', '<strong>Hi</strong>'],
    ['<form action="/"><input></form>', ''],
    ['  ', ''],
  ])('takes the rest out of %s', async (given, left) => {
    expect(await sanitise(given)).toBe(left)
  })

  it('opens links elsewhere, and only web, mail and phone', async () => {
    const rel = 'target="_blank" rel="noopener noreferrer nofollow"'
    expect(await sanitise('<a href="https://a.example">A</a>')).toBe(
      `<a href="https://a.example" ${rel}>A</a>`,
    )
    for (const href of [
      'javascript:steal()',
      'JAVASCRIPT:steal()',
      'java&#10;script:steal()',
      '//evil.example',
    ])
      expect(await sanitise(`<a href="${href}">A</a>`)).toBe(`<a ${rel}>A</a>`)
  })
})

describe('HTML that grows when it is made safe', () => {
  it.each([
    ['empty links', '<a>'.repeat(16_000)],
    ['signs that have a name', '&'.repeat(49_999)],
  ])('is refused where it is thousands of %s', async (_, html) => {
    await expect(sanitise(html)).rejects.toMatchObject({ code: 'request.too_large' })
  })

  it('is taken where it is the longest text of the widest characters, or has hundreds of links', async () => {
    const wide = '中'.repeat(49_999)
    expect(Buffer.byteLength(await sanitise(wide))).toBeLessThan(mostSanitisedBytes(wide.length))
    const links = '<a href="https://example.com/programme">Programme</a> '.repeat(900)
    expect(await sanitise(links)).toContain('nofollow')
  })
})

describe('plainText', () => {
  it('reads blocks as lines and entities as characters', async () => {
    const html = '<h2>Ada &amp; Bob</h2><p>One<br />two &lt;3</p><ul><li>x</li><li>y</li></ul>'
    expect(await plainText(html)).toBe('Ada & Bob\nOne\ntwo <3\nx\ny')
  })
})
