import { useCallback } from 'react'
import { type To, useSearchParams } from 'react-router-dom'

interface OpenRow {
  openId: string | null
  /** The address with that row's sheet open; for `rowHref`. */
  hrefFor: (id: string) => To
  close: () => void
}

/**
 * Which row's side sheet is open, as a parameter of the address (`?order=…`): a sheet can be linked to, reloaded and
 * closed with the back button, and the list behind it stays as it is.
 */
export function useOpenRow(name: string): OpenRow {
  const [search, setSearch] = useSearchParams()
  const hrefFor = (id: string): To => {
    const next = new URLSearchParams(search)
    next.set(name, id)
    return { search: `?${next}` }
  }
  const close = useCallback(
    () =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current)
          next.delete(name)
          return next
        },
        { preventScrollReset: true },
      ),
    [setSearch, name],
  )
  return { openId: search.get(name), hrefFor, close }
}
