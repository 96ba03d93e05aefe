import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * Which row's side sheet is open, as a parameter of the address (`?order=…`), so a sheet can be linked to, reloaded
 * and closed with the back button while the list behind it stays as it is.
 */
export function useOpenRow(name: string): [string | null, (id: string | null) => void] {
  const [search, setSearch] = useSearchParams()
  const open = useCallback(
    (id: string | null) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current)
          if (id === null) next.delete(name)
          else next.set(name, id)
          return next
        },
        { preventScrollReset: true },
      ),
    [setSearch, name],
  )
  return [search.get(name), open]
}
