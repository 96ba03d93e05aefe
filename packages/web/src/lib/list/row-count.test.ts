import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { shown } from '../../testing/shown-query.ts'
import { addRow, dropRow } from './row-count.ts'

const key = ['event', 'ev_1', 'promo-codes']
const [one, two] = [{ id: 'promo_1' }, { id: 'promo_2' }]
const first = { page: 1, per_page: 2 }
const pageOf = (data: object[], total = data.length) => ({ data, meta: { total, per_page: 2 } })

it('a deleted row goes from a whole list and from a page that has all rows, and neither is asked again', async () => {
  const client = new QueryClient()
  const whole = await shown(client, [...key, 'whole'], [one, two])
  const page = await shown(client, [...key, first], pageOf([one, two]))
  dropRow(client, key, one.id)
  expect(client.getQueryData([...key, 'whole'])).toEqual([two])
  expect(client.getQueryData([...key, first])).toEqual(pageOf([two]))
  expect([whole.times, page.times]).toEqual([0, 0])
})

it('a page that another row moves up to is asked once, and only if it is on the screen', async () => {
  const client = new QueryClient()
  const page = await shown(client, [...key, first], pageOf([one, two], 3))
  client.setQueryData([...key, { ...first, page: 2 }], pageOf([{ id: 'promo_3' }], 3))
  dropRow(client, key, one.id)
  expect(page.times).toBe(1)
  expect(client.getQueryState([...key, { ...first, page: 2 }])?.isInvalidated).toBe(true)
})

it('a created row is added to a whole list, and to a first page that is newest first', async () => {
  const client = new QueryClient()
  const whole = await shown(client, ['tickets'], [one])
  addRow(client, ['tickets'], { row: two, place: 'last' })
  expect(client.getQueryData(['tickets'])).toEqual([one, two])
  const page = await shown(client, [...key, first], pageOf([one, two], 5))
  addRow(client, key, { row: { id: 'promo_9' }, place: 'first' })
  expect(client.getQueryData([...key, first])).toEqual(pageOf([{ id: 'promo_9' }, one], 6))
  expect([whole.times, page.times]).toEqual([0, 0])
})

const named = (name: string, id = name) => ({ id, name })

it('a created row goes to its place by name, in a whole list and in a page that has all rows', async () => {
  const client = new QueryClient()
  const [north, gate2, gate10] = [named('North'), named('gate 2'), named('Gate 10')]
  const whole = await shown(client, ['lists'], [gate2, north])
  addRow(client, ['lists'], { row: gate10, place: 'by_name' })
  expect(client.getQueryData(['lists'])).toEqual([gate2, gate10, north])
  const byName = { ...first, sort_by: 'name', sort_direction: 'asc' }
  const page = await shown(client, [...key, byName], pageOf([north]))
  addRow(client, key, { row: gate2, place: 'by_name' })
  expect(client.getQueryData([...key, byName])).toEqual(pageOf([gate2, north], 2))
  expect([whole.times, page.times]).toEqual([0, 0])
})

it.each([
  [{ ...first, sort_by: 'name', sort_direction: 'asc' }, 3],
  [{ ...first, sort_by: 'name', sort_direction: 'desc' }, 1],
  [{ ...first, query: 'gate' }, 1],
] as const)(
  'a page by name of which only the server knows the rows is asked once: %o, %i in all',
  async (state, total) => {
    const client = new QueryClient()
    const page = await shown(client, [...key, state], pageOf([named('North')], total))
    addRow(client, key, { row: named('gate 2'), place: 'by_name' })
    expect(page.times).toBe(1)
  },
)

it.each([
  { ...first, page: 2 },
  { ...first, query: 'early' },
  { ...first, sort_by: 'code', sort_direction: 'asc' },
  { ...first, sort_by: 'created_at', sort_direction: 'asc' },
  { ...first, filter_fields: { status: { eq: 'ACTIVE' } } },
])('a page that somebody chose is asked once when a row is created: %o', async (state) => {
  const client = new QueryClient()
  const page = await shown(client, [...key, state], pageOf([one]))
  addRow(client, key, { row: two, place: 'first' })
  expect(client.getQueryData([...key, state])).toEqual(pageOf([one]))
  expect(page.times).toBe(1)
})

it('a row that a list has already is not added a second time', async () => {
  const client = new QueryClient()
  await shown(client, [...key, first], pageOf([two, one]))
  addRow(client, key, { row: two, place: 'first' })
  expect(client.getQueryData([...key, first])).toEqual(pageOf([two, one]))
})

it('a list that was on its way when a row was deleted is asked again, because its answer may still have the row', async () => {
  const client = new QueryClient()
  const asked = await shown(client, key, [one, two])
  let answerLate: (data: unknown) => void = () => undefined
  asked.answer = () => new Promise((resolve) => (answerLate = resolve))
  void client.invalidateQueries({ queryKey: key })
  asked.answer = () => Promise.resolve([two])
  dropRow(client, key, one.id)
  answerLate([one, two])
  await client.getQueryCache().find({ queryKey: key })?.promise
  expect(asked.times).toBe(2)
  expect(client.getQueryData(key)).toEqual([two])
})
