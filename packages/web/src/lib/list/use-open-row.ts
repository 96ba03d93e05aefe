import { useCallback } from 'react'
import { type To, useSearchParams } from 'react-router-dom'

interface OpenRow {
  openId: string | null
  /** The address at which that row's sheet is open, for `rowHref`. */
  hrefFor: (id: string) => To
  /** Opens that row, such as one that was just created, instead of this one. */
  showInstead: (id: string) => void
  close: () => void
}

/**
 * The row with an open side sheet, as a parameter of the URL (`?order=…`). So a sheet can be linked to, reloaded, and
 * closed with the back button, while the list behind it does not change.
 */
export function useOpenRow(name: string): OpenRow {
  const [search, setSearch] = useSearchParams()
  const hrefFor = (id: string): To => {
    const next = new URLSearchParams(search)
    next.set(name, id)
    return { search: `?${next}` }
  }
  const openId = search.get(name)
  const showInstead = useCallback(
    (id: string | null) => {
      if (!isRowOpen(name, openId)) return
      setSearch(
        (current) => {
          const next = new URLSearchParams(current)
          if (id === null) next.delete(name)
          else next.set(name, id)
          return next
        },
        { preventScrollReset: true, replace: id !== null },
      )
    },
    [setSearch, name, openId],
  )
  const close = useCallback(() => showInstead(null), [showInstead])
  return { openId, hrefFor, showInstead, close }
}

/** Whether the row is still open. A save may finish after its sheet was left, and must not close what is open by then. */
export function isRowOpen(name: string, id: string | null): boolean {
  return new URLSearchParams(window.location.search).get(name) === id
}
