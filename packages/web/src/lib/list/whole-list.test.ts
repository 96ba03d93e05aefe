import { expect, it } from 'vitest'
import { wholeList } from './whole-list.ts'

/** A list of this many numbers, and the pages that were requested. */
function listOfNumbers(total: number) {
  const asked: number[] = []
  const read = async ({ page, per_page }: { page: number; per_page: number }) => {
    asked.push(page)
    const data = Array.from({ length: total }, (_, index) => index).slice(
      (page - 1) * per_page,
      page * per_page,
    )
    return { data, meta: { page, per_page, total, last_page: Math.max(1, Math.ceil(total / per_page)) } }
  }
  return { asked, read }
}

it('a whole list of up to 100 rows is read in one request', async () => {
  const { asked, read } = listOfNumbers(100)
  expect(await wholeList(read)).toHaveLength(100)
  expect(asked).toEqual([1])
})

it('a whole list that is longer is read page by page, in order', async () => {
  const { asked, read } = listOfNumbers(250)
  expect(await wholeList(read)).toEqual(Array.from({ length: 250 }, (_, index) => index))
  expect(asked).toEqual([1, 2, 3])
})
