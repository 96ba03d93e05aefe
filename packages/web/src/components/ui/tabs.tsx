import { ChevronDown } from 'lucide-react'
import { Tabs as TabsPrimitive } from 'radix-ui'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { cn } from '../../lib/look/cn.ts'

export const Tabs = TabsPrimitive.Root

const tabListClass = 'flex gap-1 overflow-x-auto border-b [scrollbar-width:none]'
// The line below the open tab is a border, because forced colors take backgrounds away.
const tabClass =
  'relative shrink-0 rounded-t-md px-3 py-2 text-sm font-medium text-muted-foreground transition-colors outline-offset-[-2px] hover:text-foreground after:absolute after:inset-x-3 after:bottom-0 after:border-primary data-[state=active]:text-foreground data-[state=active]:after:border-b-2 aria-[current=page]:text-foreground aria-[current=page]:after:border-b-2'

export function TabsList({ className, ...props }: ComponentProps<typeof TabsPrimitive.List>) {
  return <TabsPrimitive.List data-slot="tabs-list" className={cn(tabListClass, className)} {...props} />
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return <TabsPrimitive.Trigger data-slot="tabs-trigger" className={cn(tabClass, className)} {...props} />
}

export function TabsContent({ className, ...props }: ComponentProps<typeof TabsPrimitive.Content>) {
  return <TabsPrimitive.Content data-slot="tabs-content" className={cn('pt-6', className)} {...props} />
}

/** The tabs in which the last link was followed. Each page has its own, and the keyboard goes on in them. */
let followedIn: string | undefined

interface TabNavProps extends Omit<ComponentProps<'nav'>, 'ref'> {
  /** Where there are more tabs than a phone is wide: the name of the open one, on a button that shows them all. On a tablet they take as many rows as they need. */
  current?: ReactNode
}

/** Tabs with their own addresses: router links with `tabClass`, inside a labeled nav. */
export function TabNav({ className, current, children, ...props }: TabNavProps) {
  const nav = useRef<HTMLElement>(null)
  const list = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { pathname, search } = useLocation()
  const label = props['aria-label']
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone, the tab of each address is brought into view
  useEffect(() => {
    setIsOpen(false)
    const row = nav.current?.lastElementChild
    const tab = row?.querySelector<HTMLElement>('[aria-current=page]')
    if (!row || !tab) return
    row.scrollLeft += distanceFromMiddle(row, tab)
    if (label !== followedIn || document.activeElement !== document.body) return
    const button = nav.current?.querySelector('button')
    ;(button?.checkVisibility() ? button : tab).focus({ preventScroll: true })
  }, [pathname, search])
  return (
    <nav
      ref={nav}
      data-slot="tab-nav"
      onClickCapture={() => {
        followedIn = label
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setIsOpen(false)
      }}
      className={cn('relative', className)}
      {...props}
    >
      {current && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setIsOpen(!isOpen)}
          className="flex h-10 w-full items-center justify-between gap-2 rounded-md border border-input bg-card px-3 font-medium sm:hidden"
        >
          {current}
          <ChevronDown aria-hidden className="size-4 shrink-0 text-muted-foreground" />
        </button>
      )}
      <div
        id={list}
        className={cn(
          tabListClass,
          // Rows of tabs, because what has to be scrolled sideways is not found.
          current && 'sm:flex-wrap sm:gap-y-0 sm:overflow-x-visible',
          current &&
            'max-sm:absolute max-sm:inset-x-0 max-sm:top-full max-sm:z-10 max-sm:mt-1 max-sm:grid max-sm:rounded-md max-sm:border max-sm:bg-popover max-sm:p-1 max-sm:shadow-float',
          current && !isOpen && 'max-sm:hidden',
        )}
      >
        {children}
      </div>
    </nav>
  )
}

function distanceFromMiddle(nav: Element, tab: Element): number {
  const [around, inside] = [nav.getBoundingClientRect(), tab.getBoundingClientRect()]
  return inside.left + inside.width / 2 - (around.left + around.width / 2)
}

export { tabClass }
