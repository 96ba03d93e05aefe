import { languageTag } from '@foyer/contracts/language-tag'
import type { Locale } from '@foyer/contracts/locale'
import { setupI18n as setupLingui } from '@lingui/core'
import * as lingui from '@lingui/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { i18n as ownWords, setupI18n, type Tokens } from './core.ts'
import * as own from './react.tsx'

const catalogs = import.meta.glob<{ messages: Record<string, Tokens> }>('../../../locales/*/*.po', {
  eager: true,
})
const counts = [0, 1, 2, 5, 11, 1_000_000, 1.5]

/** The names of a text's values, and its kinds of parts. */
function partsOf(tokens: Tokens, found = { names: new Set<string>(), kinds: new Set<string>() }) {
  if (typeof tokens === 'string') return found
  for (const token of tokens) {
    if (typeof token === 'string') continue
    const [name, kind = 'value', forms] = token
    found.names.add(name)
    found.kinds.add(kind)
    for (const form of Object.values(forms ?? {})) partsOf(form, found)
  }
  return found
}

const elements = { ...[<b key="b" />, <u key="u" />, <i key="i">inside</i>, <em key="em" />] }

it('says every text of every catalog as Lingui does, with any count', () => {
  const kinds = new Set<string>()
  let said = 0
  for (const [file, { messages }] of Object.entries(catalogs)) {
    const locale = /([\w-]+)\.po$/.exec(file)?.[1] as Locale
    const given = { locale, locales: languageTag(locale), messages: { [locale]: messages } }
    const [theirs, ours] = [setupLingui(given as never), setupI18n(given)]
    const draw = (Provider: typeof own.I18nProvider, Trans: typeof own.Trans, i18n: never, props: object) =>
      renderToStaticMarkup(
        createElement(Provider as never, { i18n } as never, createElement(Trans as never, props)),
      )
    for (const [id, tokens] of Object.entries(messages)) {
      const { names, kinds: own_kinds } = partsOf(tokens)
      for (const kind of own_kinds) kinds.add(kind)
      for (const count of names.size === 0 ? [0] : counts) {
        const values = Object.fromEntries([...names].map((name) => [name, count]))
        expect(ours._(id, values)).toBe(theirs._(id, values))
        said += 1
      }
      const props = { id, components: elements, values: Object.fromEntries([...names].map((n) => [n, 2])) }
      expect(draw(own.I18nProvider, own.Trans, ours as never, props)).toBe(
        draw(lingui.I18nProvider as never, lingui.Trans as never, theirs as never, props),
      )
    }
  }
  expect(said).toBeGreaterThan(10_000)
  // Another kind needs its lines in `core.ts`.
  expect([...kinds].toSorted()).toEqual(['number', 'plural', 'value'])
})

it('puts a value that is an element in its place, and leaves out what has no value', () => {
  const messages = { greet: ['Pay ', ['amount'], ' to ', ['who'], ' by <0>', ['day'], '</0>'] } as Record<
    string,
    Tokens
  >
  const given = { locale: 'en', messages: { en: messages } }
  const props = {
    id: 'greet',
    values: { amount: <b>€5</b>, day: 3, who: undefined },
    components: { 0: <i /> },
  }
  const drawn = ([Provider, Trans, i18n]: readonly [unknown, unknown, unknown]) =>
    renderToStaticMarkup(
      createElement(Provider as never, { i18n } as never, createElement(Trans as never, props)),
    )
  const ours = drawn([own.I18nProvider, own.Trans, setupI18n(given)])
  expect(ours).toBe('Pay <b>€5</b> to  by <i>3</i>')
  expect(ours).toBe(drawn([lingui.I18nProvider, lingui.Trans, setupLingui(given as never)]))
})

it('says a text that is missing by its id, and values of another language once it is chosen', () => {
  let changes = 0
  const stop = ownWords.on('change', () => {
    changes += 1
  })
  ownWords.loadAndActivate({ locale: 'de', locales: 'de', messages: { n: [['count', 'number']] } })
  expect(ownWords._('n', { count: 1234.5 })).toBe('1.234,5')
  expect(ownWords._({ id: 'toString' })).toBe('toString')
  expect(ownWords._({ id: 'toString', message: 'In English' })).toBe('In English')
  ownWords.load('de', { toString: 'als Text' })
  expect(ownWords._({ id: 'toString' })).toBe('als Text')
  stop()
  ownWords.load('de', {})
  expect(changes).toBe(2)
})
