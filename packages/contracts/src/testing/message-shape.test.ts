import { expect, test } from 'vitest'
import { messageShape, missingForms } from './message-shape.ts'

const plural = [
  'Ask <0>',
  ['name'],
  '</0>: ',
  ['n', 'plural', { offset: 0, one: ['#', ' ticket'], other: ['#', ' of ', ['total']] }],
]

test('a message’s values are found in its plurals too, its tags once', () => {
  expect(messageShape(plural)).toMatchObject({ values: ['n', 'name', 'total'], tags: ['</0>', '<0>'] })
})

test('a plural without a form that the language has is found', () => {
  const onlyOther = [['n', 'plural', { other: ['#', ' billets'] }]]
  expect(missingForms(plural, 'fr')).toEqual([])
  expect(missingForms(onlyOther, 'fr')).toEqual(['one'])
  expect(missingForms(onlyOther, 'zh-Hant-TW')).toEqual([])
})
