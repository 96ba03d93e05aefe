import { expect, test } from 'vitest'
import { compareLatest } from './compare-latest.ts'

const before = { title: 'Deck', max_per_order: 10, prices: [{ label: null, price: 1000 }] }

test('merging works: changes of others are taken over, and a field that both changed is a conflict', () => {
  const latest = { title: 'Sun deck', max_per_order: 4, prices: [{ label: null, price: 1200 }] }
  const mine = { title: 'Upper deck', max_per_order: 10, prices: [{ label: null, price: 900 }] }
  expect(compareLatest(before, latest, mine)).toEqual({
    taken: ['max_per_order'],
    contested: ['title', 'prices'],
  })
})

test('merging finds no conflict when no one else changed anything, or both made the same change', () => {
  const mine = { ...before, title: 'Upper deck' }
  expect(compareLatest(before, before, mine)).toEqual({ taken: [], contested: [] })
  expect(compareLatest(before, mine, mine)).toEqual({ taken: [], contested: [] })
})
