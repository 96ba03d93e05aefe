import { expect, it } from 'vitest'
import { locales } from './known-locales.ts'
import type { Locale } from './locale.ts'
// English is known once this is loaded.
import './zone-city/load-zone-cities.ts'
import { zoneCities } from './zone-city/zone-cities.ts'
import { knowZoneCities, zoneWords } from './zone-words.ts'

const now = '2026-12-05T18:00:00Z'

it('says Intl’s name of a zone in a language without names of cities', () => {
  expect(zoneWords(now, 'Europe/Lisbon', 'it')).toBe('WET')
})

it('takes modern and former ids of a zone alike, in English from the start', () => {
  for (const id of ['Asia/Kolkata', 'Asia/Calcutta']) expect(zoneWords(now, id, 'en')).toBe('Kolkata time')
})

it('names every zone by its city in every language', () => {
  for (const locale of locales) knowZoneCities(locale, zoneCities[locale])
  const cities = ['Europe/Athens', 'Africa/Cairo', 'America/Sao_Paulo', 'Asia/Shanghai', 'America/New_York']
  const said = (locale: Locale) => cities.map((zone) => zoneWords(now, zone, locale))
  expect(said('de')).toEqual(
    ['Athen', 'Kairo', 'São Paulo', 'Shanghai', 'New York'].map((city) => `Ortszeit ${city}`),
  )
  expect(said('fr').slice(0, 2)).toEqual(['heure d’Athènes', 'heure du Caire'])
  expect(said('pt-BR')[2]).toBe('horário de Brasília')
  expect(said('zh-CN')).toEqual(['雅典时间', '开罗时间', '圣保罗时间', '北京时间', '纽约时间'])
  expect(said('en')[4]).toBe('EST')
  for (const zone of Intl.supportedValuesOf('timeZone').filter((id) =>
    /^(Europe|Asia|America|Africa)\//.test(id),
  ))
    expect([zone, zoneWords(now, zone, 'zh')]).toEqual([zone, expect.stringMatching(/^[^A-Za-z]+時間$/)])
})

it('has no city for UTC, which every language writes alike', () => {
  for (const locale of locales)
    for (const zone of ['UTC', 'Etc/UTC']) expect(zoneWords(now, zone, locale)).toBe('UTC')
})
