import { expect, test } from 'vitest'
import { currencyOfZone } from './currency-of-zone.ts'

test('a zone leads to the currency of its country, and a zone without a country to none', () => {
  const zones = [
    'Europe/Berlin',
    'Asia/Tokyo',
    'America/Sao_Paulo',
    'Europe/Zurich',
    'Asia/Calcutta',
    'UTC',
    'Nowhere/Land',
  ]
  expect(zones.map(currencyOfZone)).toEqual(['EUR', 'JPY', 'BRL', 'CHF', 'INR', undefined, undefined])
})
