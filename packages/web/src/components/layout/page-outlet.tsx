import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { PageSkeleton } from './page-skeleton.tsx'

/** The place of a layout's page. Each page begins with its skeleton, instead of keeping the previous page. */
export function PageOutlet() {
  const { pathname } = useLocation()
  return (
    <Suspense key={pathname} fallback={<PageSkeleton />}>
      <Outlet />
    </Suspense>
  )
}
