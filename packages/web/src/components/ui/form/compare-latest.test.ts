import { expect, test } from 'vitest'
import { compareLatest } from './compare-latest.ts'

const before = { title: 'Deck', max_per_order: 10, prices: [{ label: null, price: 1000 }] }

test('works: what only others changed is taken over, what both changed is contested', () => {
  const latest = { title: 'Sun deck', max_per_order: 4, prices: [{ label: null, price: 1200 }] }
  const mine = { title: 'Upper deck', max_per_order: 10, prices: [{ label: null, price: 900 }] }
  expect(compareLatest(before, latest, mine)).toEqual({
    taken: ['max_per_order'],
    contested: ['title', 'prices'],
  })
})

test('finds nothing when no one else changed anything, or both to the same', () => {
  const mine = { ...before, title: 'Upper deck' }
  expect(compareLatest(before, before, mine)).toEqual({ taken: [], contested: [] })
  expect(compareLatest(before, mine, mine)).toEqual({ taken: [], contested: [] })
})
