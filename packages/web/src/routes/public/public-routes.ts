import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../lazy-page.ts'
import { patterns } from '../../paths.ts'

/** The app's pages that need no login: for people who look for their tickets, and for door staff. */
export const publicRoutes: RouteObject[] = [
  lazyPage(patterns.findTickets, () => import('./find-tickets-page.tsx'), 'FindTicketsPage'),
  lazyPage(patterns.checkIn, () => import('./check-in-page.tsx'), 'CheckInPage'),
]
