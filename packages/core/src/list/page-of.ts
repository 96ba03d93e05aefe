import type { ListMeta } from '@foyer/contracts/list'

/** One page of the rows at hand; `total` counts those that are not, too. Beyond the last page it is empty. */
export function pageOf<Row>(
  rows: readonly Row[],
  { page, per_page }: { page: number; per_page: number },
  total: number,
): { data: Row[]; meta: ListMeta } {
  const first = (page - 1) * per_page
  const last_page = Math.max(1, Math.ceil(total / per_page))
  return { data: rows.slice(first, first + per_page), meta: { page, per_page, total, last_page } }
}
