import type { Locale } from '../locale.ts'
import { knowZoneCities } from '../zone-words.ts'
import { english } from './english.ts'

knowZoneCities('en', english)

const loaders: Record<Exclude<Locale, 'en'>, () => Promise<string>> = {
  de: () => import('./german.ts').then(({ german }) => german),
  fr: () => import('./french.ts').then(({ french }) => french),
  es: () => import('./spanish.ts').then(({ spanish }) => spanish),
  pt: () => import('./portuguese.ts').then(({ portuguese }) => portuguese),
  'pt-BR': () => import('./brazilian-portuguese.ts').then(({ brazilianPortuguese }) => brazilianPortuguese),
  zh: () => import('./traditional-chinese.ts').then(({ traditionalChinese }) => traditionalChinese),
  'zh-CN': () => import('./simplified-chinese.ts').then(({ simplifiedChinese }) => simplifiedChinese),
}

/** Loads one language's names of the zones' cities; English is there. Without them, zones have Intl's names, so a failed load stops nothing. */
export async function loadZoneCities(locale: Locale): Promise<void> {
  if (locale === 'en') return
  await loaders[locale]().then(
    (cities) => knowZoneCities(locale, cities),
    () => undefined,
  )
}
