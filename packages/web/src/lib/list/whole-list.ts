import type { ListMeta, ListQuery } from '@foyer/contracts/list'

const perPage = 100

/** Reads all rows of a list that a screen needs whole, such as an event's tickets, in pages of the maximum size. */
export async function wholeList<Row>(
  read: (query: Pick<ListQuery, 'page' | 'per_page'>) => Promise<{ data: Row[]; meta: ListMeta }>,
): Promise<Row[]> {
  const { data, meta } = await read({ page: 1, per_page: perPage })
  const others = Array.from({ length: meta.last_page - 1 }, (_, index) => index + 2)
  const rest = await Promise.all(others.map((page) => read({ page, per_page: perPage })))
  return [...data, ...rest.flatMap((page) => page.data)]
}
