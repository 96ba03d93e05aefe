import type { SavedView } from '@foyer/contracts/user/saved-view'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Bookmark, X } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { Input } from '../../components/ui/input.tsx'
import { Label } from '../../components/ui/label.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '../../components/ui/popover.tsx'
import { savedViewQueries, useChangeViews } from './saved-view-queries.ts'
import { viewSearch } from './view-search.ts'

interface SavedViewMenuProps {
  eventId: string
  list: SavedView['list']
}

/** The person's own views of a list: search, filters, sorting and columns by a name. They load when the menu opens. */
export function SavedViewMenu({ eventId, list }: SavedViewMenuProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>
        <Button variant="secondary" className="max-sm:w-10 max-sm:px-0">
          <Bookmark />
          <span className="max-sm:sr-only">
            <Trans>Views</Trans>
          </span>
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" aria-label={t`Views`} className="grid gap-4">
        <Views eventId={eventId} list={list} onDone={close} />
      </PopoverContent>
    </Popover>
  )
}

function Views({ eventId, list, onDone }: SavedViewMenuProps & { onDone: () => void }) {
  const { t } = useLingui()
  const id = useId()
  const [search] = useSearchParams()
  const [name, setName] = useState('')
  const { data: all } = useQuery(savedViewQueries.own(eventId))
  const change = useChangeViews(eventId)
  const views = all?.filter((view) => view.list === list) ?? []
  const current = viewSearch(search)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const view = { list, name: name.trim(), search: current }
    change.mutate((known) => [...known, view], { onSuccess: onDone })
  }
  const deleteWords = (name: string) => t`Delete the view ${name}`
  const isSame = (one: SavedView, other: SavedView) => one.list === other.list && one.name === other.name
  return (
    <>
      {views.length > 0 ? (
        <ul aria-label={t`Views`} className="-mx-2 grid max-h-60 overflow-y-auto">
          {views.map((view) => (
            <li key={view.name} className="flex items-center gap-1">
              <Button asChild variant="quiet" className="min-w-0 grow justify-start px-2">
                <Link
                  to={{ search: view.search }}
                  aria-current={view.search === current ? 'true' : undefined}
                  onClick={onDone}
                >
                  <span className="truncate">{view.name}</span>
                </Link>
              </Button>
              <Button
                variant="quiet"
                size="icon-sm"
                aria-label={deleteWords(view.name)}
                onClick={() => change.mutate((known) => known.filter((other) => !isSame(other, view)))}
              >
                <X />
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-muted-foreground">
          <Trans>Save filters, search, sorting and columns under a name. Only you see it.</Trans>
        </p>
      )}
      <form onSubmit={save} className="grid gap-2">
        <Label htmlFor={id}>
          <Trans>Name of this view</Trans>
        </Label>
        <Input id={id} value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
        <Button type="submit" size="sm" disabled={name.trim() === ''} isBusy={change.isPending}>
          <Trans>Save this view</Trans>
        </Button>
      </form>
    </>
  )
}
