import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isSameRange, parseSalesRange, type SalesRange, writeSalesRange } from './sales-range.ts'

/**
 * The days for which sales are shown, kept in the URL. A choice counts at once, although the URL follows a moment later:
 * else a second day that is typed meanwhile would undo the first.
 */
export function useSalesRange(): [SalesRange, (range: SalesRange) => void] {
  const [search, setSearch] = useSearchParams()
  const inUrl = useMemo(() => parseSalesRange(search), [search])
  const [chosen, setChosen] = useState<SalesRange | null>(null)
  useEffect(() => setChosen((pending) => (pending && isSameRange(pending, inUrl) ? null : pending)), [inUrl])
  const choose = useCallback(
    (next: SalesRange) => {
      setChosen(next)
      setSearch((current) => writeSalesRange(current, next), { replace: true, preventScrollReset: true })
    },
    [setSearch],
  )
  return [chosen ?? inUrl, choose]
}
