import { preloads, shells } from 'virtual:sign-in-shell'
import { languageTag } from '@foyer/contracts/language-tag'
import { detectLocale } from '../lib/words/detect-locale.ts'

// The app is 40 times as large as this. On a slow phone these words stand seconds before its form does.
const root = document.getElementById('root')
if (root && root.dataset.isApp === undefined) {
  const locale = detectLocale()
  document.documentElement.lang = languageTag(locale)
  root.innerHTML = shells[locale]
}
for (const href of preloads) {
  const link = document.createElement('link')
  document.head.append(Object.assign(link, { rel: 'modulepreload', href }))
}
