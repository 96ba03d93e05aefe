import { Tabs as TabsPrimitive } from 'radix-ui'
import { type ComponentProps, useEffect, useRef } from 'react'
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

/** Tabs with their own addresses: router links with `tabClass`, inside a labeled nav. */
export function TabNav({ className, ...props }: Omit<ComponentProps<'nav'>, 'ref'>) {
  const nav = useRef<HTMLElement>(null)
  const { pathname, search } = useLocation()
  const label = props['aria-label']
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone, the tab of each address is brought into view
  useEffect(() => {
    const tab = nav.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (!nav.current || !tab) return
    nav.current.scrollLeft += distanceFromMiddle(nav.current, tab)
    if (label === followedIn && document.activeElement === document.body) tab.focus({ preventScroll: true })
  }, [pathname, search])
  return (
    <nav
      ref={nav}
      data-slot="tab-nav"
      onClickCapture={() => {
        followedIn = label
      }}
      className={cn(tabListClass, className)}
      {...props}
    />
  )
}

function distanceFromMiddle(nav: Element, tab: Element): number {
  const [around, inside] = [nav.getBoundingClientRect(), tab.getBoundingClientRect()]
  return inside.left + inside.width / 2 - (around.left + around.width / 2)
}

export { tabClass }
