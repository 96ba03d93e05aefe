import { describe, expect, it } from 'vitest'
import { assertedWords } from './asserted-words.mjs'
import { testsIn } from './tests-in.mjs'

const wordsOf = (source) => testsIn('a.test.tsx', source).flatMap(assertedWords)

describe('the words that a test asserts', () => {
  it.each([
    ['a matcher', "it('x', () => expect(answer).toEqual({ error: 'Say it' }))"],
    ['a matcher of a promise', "it('x', async () => { await expect(run()).rejects.toThrow(/Say it/) })"],
    ['a locator', "it('x', () => expect(page.getByRole('alert', { name: 'Say it' })).toBeVisible())"],
    [
      'a locator of its own',
      "it('x', () => { const alert = page.getByText('Say it'); expect(alert).toBeVisible() })",
    ],
    [
      'a locator of a function',
      "it('x', () => expect(notice(page)).toBeVisible())\nfunction notice(page) { return page.getByText('Say it') }",
    ],
    ['a query of a screen', "it('x', async () => { await screen.findByRole('alert', { name: 'Say it' }) })"],
    ['a query of a part', "it('x', () => { within(form).getByText('Say it') })"],
    ['an assertion function', "it('x', async () => { await expectFailure(page, 'Say it') })"],
    ['a constant', "const said = ['Say it']\nit('x', () => expect(answer).toEqual(said))"],
    [
      'a function of the file',
      "it('x', () => { const no = (n) => [n, 'Say it']; expect(a).toEqual(no(1)) })",
    ],
    ['a field of a constant', "const said = { it: 'Say it' }\nit('x', () => expect(answer).toBe(said.it))"],
    ['a template', "it('x', () => expect(answer).toBe(`$" + '{count} times: Say it`))'],
    ['a row of a table', "it.each([['a', 'Say it']])('%s', (a, said) => expect(to(a)).toBe(said))"],
    ['a field of a row', "it.each([{ said: 'Say it' }])('x', ({ said }) => expect(answer).toBe(said))"],
    ['a loop', "it('x', () => { for (const [a, said] of [[1, 'Say it']]) expect(to(a)).toBe(said) })"],
    ['a table of its group', "describe.each(['Say it'])('x', (s) => { it('y', () => expect(a).toBe(s)) })"],
  ])('are those of %s', (_, source) => {
    expect(wordsOf(source).join()).toContain('Say it')
  })

  it.each([
    ['a title', "it('Say it', () => expect(answer).toBe(1))"],
    ['a comment', "it('x', () => {\n // Say it\n expect(answer).toBe(1)\n})"],
    ['an import', "import { said } from 'Say it'\nit('x', () => expect(answer).toBe(said))"],
    ['a constant that it does not assert', "const said = 'Say it'\nit('x', () => expect(answer).toBe(1))"],
    ['what is sent', "it('x', async () => expect(await send('Say it')).toBe(200))"],
    ['a fixture', "it('x', async () => { const e = await mint('Say it'); expect(e.id).toBe(e.name) })"],
    ['an act', "it('x', async () => { await page.getByText('Say it').click(); expect(a).toBe(1) })"],
    ['a press', "it('x', async () => { await user.click(screen.getByText('Say it')) })"],
    ['a locator that is not expected', "it('x', () => { page.getByText('Say it') })"],
    ['another test', "it('x', () => expect(a).toBe(1))\nit('y', () => expect(a).toBe('Say it'))", 0],
    ['another column of its table', "it.each([['Say it', 1]])('x', (a, b) => expect(to(a)).toBe(b))"],
    ['a constant of another test', "it('y', () => { const s = 'Say it' })\nit('x', () => expect(a).toBe(s))"],
    ['no matcher', "it('x', () => { expect(page.getByText('Say it')) })"],
    ['a matcher that is turned around', "it('x', () => expect(answer).not.toBe('Say it'))"],
    ['what is hidden', "it('x', () => expect(page.getByText('Say it')).toBeHidden())"],
    ['what is not there', "it('x', () => expect(page.getByText('Say it')).toHaveCount(0))"],
  ])('are not those of %s', (_, source, place = undefined) => {
    const tests = testsIn('a.test.tsx', source)
    expect((place === undefined ? tests : [tests[place]]).flatMap(assertedWords).join()).not.toContain(
      'Say it',
    )
  })
})
