import { locales } from '@foyer/contracts/known-locales'
import { languageTag } from '@foyer/contracts/language-tag'
import type { Locale } from '@foyer/contracts/locale'
import { type CompiledText, messageShape, missingForms } from '@foyer/contracts/testing/message-shape'
import { describe, expect, test } from 'vitest'
import { sameWords } from '../../testing/same-words.ts'

const catalogs = import.meta.glob<{ messages: Record<string, CompiledText> }>('../../locales/*/*.po', {
  eager: true,
})
const english = textsOf('en')

describe.each(locales.filter((locale) => locale !== 'en'))('the words of %s', (locale) => {
  const texts = textsOf(locale)

  test('have a text for every English one', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort())
  })

  test('use the same values and tags as English', () => {
    const shapes = (of: Map<string, CompiledText>) =>
      [...english.keys()].map((id) => [id, shapeOf(of.get(id))])
    expect(shapes(texts)).toEqual(shapes(english))
  })

  test('have every plural form of the language', () => {
    const lacking = [...texts].filter(([, text]) => missingForms(text, languageTag(locale)).length > 0)
    expect(lacking).toEqual([])
  })

  test('differ from the English ones, except words that both languages share', () => {
    const same = [...texts].filter(([id, text]) => JSON.stringify(text) === JSON.stringify(english.get(id)))
    const words = same.map(([, text]) => messageShape(text).words).filter((text) => /\p{L}{2}/u.test(text))
    expect([...new Set(words)].sort()).toEqual([...(sameWords[locale] ?? [])].sort())
  })
})

function textsOf(locale: Locale): Map<string, CompiledText> {
  const own = Object.entries(catalogs).filter(([path]) => path.endsWith(`/${locale}.po`))
  return new Map(
    own.flatMap(([path, { messages }]) =>
      Object.entries(messages).map(([id, text]) => [`${path.split('/').at(-2)} ${id}`, text] as const),
    ),
  )
}

function shapeOf(text: CompiledText | undefined) {
  const { values, tags } = messageShape(text ?? [])
  return { values, tags }
}
