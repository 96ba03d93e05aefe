import type { Locale } from '../locale.ts'
import { brazilianPortuguese } from './brazilian-portuguese.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { portuguese } from './portuguese.ts'
import { simplifiedChinese } from './simplified-chinese.ts'
import { spanish } from './spanish.ts'
import { traditionalChinese } from './traditional-chinese.ts'

/**
 * The cities of the zones in every language, for servers: `Lisbon=Lissabon|…` by the last part of the zone's id, without the names
 * that are written as there. From Unicode CLDR 48, with "Beijing" for Shanghai in Chinese and "Brasília" for São Paulo in Brazil,
 * as people there say. A browser loads only its own language's (`load-zone-cities.ts`).
 */
export const zoneCities: Record<Locale, string> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  'pt-BR': brazilianPortuguese,
  zh: traditionalChinese,
  'zh-CN': simplifiedChinese,
}
