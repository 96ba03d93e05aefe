import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { shown } from '../../testing/shown-query.ts'
import { keepRow } from './keep-row.ts'

const key = ['event', 'ev_1', 'promo-codes']
const old = { id: 'promo_1', code: 'EARLY', uses: 3 }
const other = { id: 'promo_2', code: 'LATE', uses: 0 }
const changed = { id: 'promo_1', code: 'EARLIER' }

it('a changed row shows in the whole list, in a page and in its details, and none of them is asked again', async () => {
  const client = new QueryClient()
  const whole = await shown(client, [...key, 'whole'], [old, other])
  const page = await shown(client, [...key, 'page 1'], { data: [other, old], meta: { total: 2 } })
  const details = await shown(client, [...key, old.id], old)
  keepRow(client, key, changed)
  const next = { ...old, ...changed }
  expect(client.getQueryData([...key, 'whole'])).toEqual([next, other])
  expect(client.getQueryData([...key, 'page 1'])).toEqual({ data: [other, next], meta: { total: 2 } })
  expect(client.getQueryData([...key, old.id])).toEqual(next)
  expect([whole.times, page.times, details.times]).toEqual([0, 0, 0])
})

it('a list that was on its way when a row changed is asked again, because its answer may be older', async () => {
  const client = new QueryClient()
  const asked = await shown(client, key, [old, other])
  let answerLate: (data: unknown) => void = () => undefined
  asked.answer = () => new Promise((resolve) => (answerLate = resolve))
  void client.invalidateQueries({ queryKey: key })
  asked.answer = () => Promise.resolve([{ ...old, ...changed }, other])
  keepRow(client, key, changed)
  answerLate([old, other])
  await client.getQueryCache().find({ queryKey: key })?.promise
  expect(asked.times).toBe(2)
  expect(client.getQueryData(key)).toEqual([{ ...old, ...changed }, other])
})

it('a list that is not on the screen shows the row too, and is asked when it is shown next', async () => {
  const client = new QueryClient()
  client.setQueryData(key, [old])
  keepRow(client, key, changed)
  expect(client.getQueryData(key)).toEqual([{ ...old, ...changed }])
  expect(client.getQueryState(key)?.isInvalidated).toBe(true)
})
