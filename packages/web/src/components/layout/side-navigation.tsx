import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { NavLink } from 'react-router-dom'
import { cn } from '../../lib/look/cn.ts'

export interface NavigationGroup {
  /** The group's heading, if any. */
  title?: string
  items: readonly NavigationItem[]
}

export interface NavigationItem {
  to: string
  label: string
  icon: LucideIcon
  /** Whether the link is current only at exactly this address. */
  isExact?: boolean
}

interface SideNavigationProps {
  label: string
  groups: readonly NavigationGroup[]
  className?: string
}

export function SideNavigation({ label, groups, className }: SideNavigationProps) {
  return (
    <nav aria-label={label} data-slot="side-navigation" className={cn('grid content-start gap-3', className)}>
      {groups.map((group) => (
        <Group key={group.items[0]?.to} group={group} />
      ))}
    </nav>
  )
}

function Group({ group }: { group: NavigationGroup }) {
  const id = useId()
  return (
    <div>
      {group.title && (
        <h2 id={id} className="px-3 pb-1 text-xs font-medium text-muted-foreground">
          {group.title}
        </h2>
      )}
      <ul aria-labelledby={group.title ? id : undefined} className="grid gap-0.5">
        {group.items.map(({ to, label, icon: Icon, isExact }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={isExact ?? false}
              className="flex min-h-10 items-center gap-3 rounded-md px-3 py-2 text-sm lg:min-h-8 lg:py-1.5 transition-colors outline-offset-[-2px] hover:bg-muted aria-[current=page]:bg-accent aria-[current=page]:font-medium aria-[current=page]:text-accent-foreground"
            >
              <Icon aria-hidden className="size-4 shrink-0" />
              <span className="truncate">{label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
