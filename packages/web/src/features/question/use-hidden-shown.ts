import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

const name = 'hidden'

/** The address with hidden questions shown among the others, or not. */
export function withHidden(search: URLSearchParams, isShown: boolean): URLSearchParams {
  const next = new URLSearchParams(search)
  if (isShown) next.set(name, 'shown')
  else next.delete(name)
  return next
}

/** Whether hidden questions are shown among the others, kept in the address. */
export function useHiddenShown(): [boolean, (isShown: boolean) => void] {
  const [search, setSearch] = useSearchParams()
  const show = useCallback(
    (isShown: boolean) =>
      setSearch((current) => withHidden(current, isShown), { preventScrollReset: true, replace: true }),
    [setSearch],
  )
  return [search.get(name) === 'shown', show]
}
