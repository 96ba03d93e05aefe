import { shells, words } from 'virtual:sign-in-shell'
import { languageTag } from '@foyer/contracts/language-tag'
import { detectLocale } from '../lib/words/detect-locale.ts'

// The form's script is 30 times as large as this. On a slow phone these words stand seconds before it.
const root = document.getElementById('root')
const locale = detectLocale()
if (root && root.dataset.isApp === undefined) {
  document.documentElement.lang = languageTag(locale)
  root.innerHTML = shells[locale]
}
const link = document.createElement('link')
document.head.append(Object.assign(link, { rel: 'modulepreload', href: words[locale] }))
