import { expect, test } from 'vitest'
import { detectLocale } from './locale.ts'

test('the cookie wins over the browser, the browser over English', () => {
  expect(detectLocale('a=1; locale=pt-BR', ['de'])).toBe('pt-BR')
  expect(detectLocale('locale=nonsense', ['de-AT', 'en'])).toBe('de')
  expect(detectLocale('', ['zh-Hans-CN'])).toBe('zh-CN')
  expect(detectLocale('', ['xx'])).toBe('en')
})
