import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isMonth } from './month.ts'

/** The month in the address, else this one. A choice counts at once, although the address follows a moment later. */
export function useShownMonth(thisMonth: string): [string, (month: string) => void] {
  const [search, setSearch] = useSearchParams()
  const given = search.get('month') ?? ''
  const inUrl = isMonth(given) && given <= thisMonth ? given : thisMonth
  const [chosen, setChosen] = useState<string | null>(null)
  useEffect(() => setChosen((pending) => (pending === inUrl ? null : pending)), [inUrl])
  const choose = (month: string) => {
    setChosen(month)
    setSearch(month === thisMonth ? '' : `month=${month}`, { replace: true, preventScrollReset: true })
  }
  return [chosen ?? inUrl, choose]
}
