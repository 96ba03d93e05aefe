import { expect, it } from 'vitest'
import { visitSource } from './visit-source.ts'

it.each([
  ['', 'direct'],
  ['https://www.google.com', 'google'],
  ['https://www.google.co.uk', 'google'],
  ['https://mail.google.com', 'email'],
  ['https://l.instagram.com', 'instagram'],
  ['https://t.co', 'x'],
  ['https://lm.facebook.com', 'facebook'],
  ['https://notgoogle.com', 'other'],
  ['https://google.com.evil.example', 'other'],
  ['https://intranet.clinic.example:8443', 'other'],
  ['https://', 'other'],
  ['android-app://com.google.android.gm', 'other'],
])('names the site %s: %s', (came_from, source) => {
  expect(visitSource(came_from)).toBe(source)
})

it.each([
  ['widget', 'widget'],
  ['Spring Newsletter', 'spring-newsletter'],
  ['RADIO_1', 'radio-1'],
  ['été', 'été'],
  ['<img src=x>', 'img-src-x'],
  ['…', 'other'],
  ['a'.repeat(100), 'a'.repeat(40)],
])('names the campaign %s: %s', (came_from, source) => {
  expect(visitSource(came_from)).toBe(source)
})
