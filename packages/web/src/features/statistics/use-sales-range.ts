import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { parseSalesRange, type SalesRange, writeSalesRange } from './sales-range.ts'

/** The days for which sales are shown, kept in the URL. */
export function useSalesRange(): [SalesRange, (range: SalesRange) => void] {
  const [search, setSearch] = useSearchParams()
  const range = useMemo(() => parseSalesRange(search), [search])
  const choose = useCallback(
    (next: SalesRange) =>
      setSearch((current) => writeSalesRange(current, next), { replace: true, preventScrollReset: true }),
    [setSearch],
  )
  return [range, choose]
}
