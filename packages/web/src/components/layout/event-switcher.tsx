import { Trans } from '@lingui/react/macro'
import { ChevronsUpDown, LayoutGrid, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Avatar } from '../ui/avatar.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../ui/dropdown-menu.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

interface SwitchableEvent {
  id: string
  title: string
}

interface EventSwitcherProps {
  current: SwitchableEvent | undefined
  /** The latest events to offer. Undefined while they are not known. */
  events: readonly SwitchableEvent[] | undefined
  /** Called when the menu is about to open and needs its events. */
  onNeeded?: () => void
  /** The address to create an event. */
  createHref: string
}

/** At the top of the sidebar: the name of this event, and a menu to switch to another. */
export function EventSwitcher({ current, events, onNeeded, createHref }: EventSwitcherProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        data-slot="event-switcher"
        onPointerEnter={onNeeded}
        onFocus={onNeeded}
        className="flex w-full items-center gap-3 rounded-md border bg-card p-2 text-start transition-colors hover:bg-muted"
      >
        <Avatar name={current?.title ?? ''} />
        <span className="min-w-0 grow truncate text-sm font-medium">
          {current?.title ?? <Trans>Choose an event</Trans>}
        </span>
        <VisuallyHidden>
          <Trans>Switch event</Trans>
        </VisuallyHidden>
        <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" className="w-(--radix-dropdown-menu-trigger-width) min-w-60">
        <DropdownMenuLabel>
          <Trans>Events</Trans>
        </DropdownMenuLabel>
        {!events && <Skeleton className="mx-2 my-1 h-24" />}
        {events?.map((event) => (
          <DropdownMenuItem key={event.id} asChild>
            <Link to={paths.event(event.id)} aria-current={event.id === current?.id ? 'page' : undefined}>
              <Avatar name={event.title} className="size-6" />
              <span className="truncate">{event.title}</span>
            </Link>
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link to={paths.events()}>
            <LayoutGrid />
            <Trans>All events</Trans>
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link to={createHref}>
            <Plus />
            <Trans>Create event</Trans>
          </Link>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
