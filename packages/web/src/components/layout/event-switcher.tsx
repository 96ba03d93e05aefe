import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronsUpDown, LayoutGrid, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { TestBadge } from '../foyer/test-badge.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Button } from '../ui/button.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '../ui/popover.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import type { SwitchableEvent, SwitchableSection } from './event-choice.tsx'

const EventChoice = lazy(() =>
  import('./event-choice.tsx').then((module) => ({ default: module.EventChoice })),
)

interface EventSwitcherProps {
  current: (Pick<SwitchableEvent, 'id' | 'title'> & { is_test: boolean }) | undefined
  /** The events that match the words, in sections. Undefined while they are not known. */
  sections: readonly SwitchableSection[] | undefined
  /** Called with what is searched, '' when the list opens. */
  onSearch: (words: string) => void
  /** The address to create an event. */
  createHref: string
}

/** At the top of the sidebar: the name of this event, and a searchable list of the others. */
export function EventSwitcher({ current, sections, onSearch, createHref }: EventSwitcherProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <Popover
      open={isOpen}
      onOpenChange={(open) => {
        setIsOpen(open)
        if (open) onSearch('')
      }}
    >
      <PopoverTrigger
        data-slot="event-switcher"
        className="flex w-full items-center gap-3 rounded-md border bg-card p-2 text-start transition-colors hover:bg-muted"
      >
        <Avatar name={current?.title ?? ''} />
        <span className="min-w-0 grow truncate text-sm font-medium">
          {current?.title ?? <Trans>Choose an event</Trans>}
        </span>
        {current?.is_test && <TestBadge />}
        <VisuallyHidden>
          <Trans>Switch event</Trans>
        </VisuallyHidden>
        <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      </PopoverTrigger>
      <PopoverContent
        align="start"
        aria-label={t`Switch event`}
        className="w-80 max-w-[calc(100vw-2rem)] p-0"
      >
        <Suspense fallback={<Skeleton className="m-2 h-64" />}>
          <EventChoice currentId={current?.id} sections={sections} onSearch={onSearch} onDone={close} />
        </Suspense>
        <div className="grid border-t p-1">
          <Button asChild variant="quiet" className="justify-start">
            <Link to={paths.events()} onClick={close}>
              <LayoutGrid />
              <Trans>All events</Trans>
            </Link>
          </Button>
          <Button asChild variant="quiet" className="justify-start">
            <Link to={createHref} onClick={close}>
              <Plus />
              <Trans>Create event</Trans>
            </Link>
          </Button>
        </div>
      </PopoverContent>
    </Popover>
  )
}
