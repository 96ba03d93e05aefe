import { locales } from '@foyer/contracts/known-locales'
import { languageTag } from '@foyer/contracts/language-tag'
import type { ComponentProps } from 'react'
import { localeNames } from '../../lib/words/locales.ts'
import { NativeSelect } from '../ui/native-select.tsx'

/** Chooses one of the product's languages. Each has its own name in the list. */
export function LocaleInput(props: Omit<ComponentProps<typeof NativeSelect>, 'children'>) {
  return (
    <NativeSelect {...props}>
      {locales.map((locale) => (
        <option key={locale} value={locale} lang={languageTag(locale)}>
          {localeNames[locale]}
        </option>
      ))}
    </NativeSelect>
  )
}
