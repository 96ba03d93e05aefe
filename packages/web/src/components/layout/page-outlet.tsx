import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { PageSkeleton } from './page-skeleton.tsx'

/** Where a layout shows its page; each page begins with its skeleton instead of holding the one before it. */
export function PageOutlet() {
  const { pathname } = useLocation()
  return (
    <Suspense key={pathname} fallback={<PageSkeleton />}>
      <Outlet />
    </Suspense>
  )
}
