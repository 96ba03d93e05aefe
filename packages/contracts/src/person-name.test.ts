import { expect, test } from 'vitest'
import { locales } from './known-locales.ts'
import { fullName, isFamilyNameFirst } from './person-name.ts'

test('a name in Chinese characters is written family name first and without a space', () => {
  expect(fullName({ first_name: '小明', last_name: '王' })).toBe('王小明')
  expect(fullName({ first_name: '小明', last_name: '' })).toBe('小明')
})

test('every other name is written as it was given, also beside Chinese characters', () => {
  expect(fullName({ first_name: 'Zoë', last_name: 'van Dijk' })).toBe('Zoë van Dijk')
  expect(fullName({ first_name: 'Ming', last_name: '王' })).toBe('Ming 王')
  expect(fullName({ first_name: '', last_name: '' })).toBe('')
})

test('forms ask for the family name first in Chinese only', () => {
  expect(locales.filter(isFamilyNameFirst)).toEqual(['zh', 'zh-CN'])
})
