import { expect, it } from 'vitest'
import { likelyEmail } from './likely-email.ts'

it.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['anna@gmai.com', 'anna@gmail.com'],
  ['anna@gmaill.com', 'anna@gmail.com'],
  ['anna@gnail.com', 'anna@gmail.com'],
  ['Anna.B@Gmail.con', 'anna.b@gmail.com'],
  ['anna@hotmial.com', 'anna@hotmail.com'],
  ['anna@t-onlin.de', 'anna@t-online.de'],
])('takes %s for %s', (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant)
})

it.each([
  ...['anna@gmail.com', 'anna@mail.com', 'anna@ymail.com', 'anna@email.com', 'anna@gmx.de', 'anna@gmx.at'],
  ...[
    'anna@example.com',
    'anna@hotmail.be',
    'anna@hotmail.it',
    'anna@outlook.at',
    'anna@',
    'anna',
    '',
    '@gmial.com',
  ],
  ...['anna@yahoo.co.uk', 'anna@hotmail.co.uk', 'anna@me.com', 'anna@g.com'],
])('leaves %s alone', (typed) => {
  expect(likelyEmail(typed)).toBeNull()
})
