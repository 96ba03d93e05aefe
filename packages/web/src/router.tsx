import type { ComponentType } from 'react'
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom'
import { NotBuiltYetPage } from './components/layout/not-built-yet-page.tsx'
import { NotFoundPage } from './components/layout/not-found-page.tsx'
import { RouteErrorPage } from './components/layout/route-error-page.tsx'
import { accountSections, eventSections, patterns } from './paths.ts'
import { HomePage } from './routes/home-page.tsx'
import { publicRoutes } from './routes/public/public-routes.ts'
import { RootLayout } from './routes/root-layout.tsx'

/**
 * Every route of specification §2, but the event page and the widget: those are the page function's, and links to
 * them are plain `<a href>`. A page is a module of `routes/`, loaded when first visited:
 * `page(patterns.login, () => import('./routes/auth/login-page.tsx'), 'LoginPage')`.
 */
const routes: RouteObject[] = [
  { path: patterns.home, Component: HomePage },
  notBuiltYet(patterns.login),
  notBuiltYet(patterns.register),
  notBuiltYet(patterns.forgotPassword),
  notBuiltYet(patterns.resetPassword),
  notBuiltYet(patterns.acceptInvitation),
  notBuiltYet(patterns.events),
  notBuiltYet(patterns.organizerEvents),
  notBuiltYet(patterns.accountManagement),
  notBuiltYet(patterns.profile),
  notBuiltYet(patterns.confirmEmailChange),
  notBuiltYet(patterns.confirmEmailAddress),
  notBuiltYet(patterns.welcome),
  {
    path: patterns.account,
    children: [
      { index: true, element: <Navigate replace to="settings" /> },
      ...accountSections.map(notBuiltYet),
    ],
  },
  {
    path: patterns.event,
    children: [
      { index: true, element: <Navigate replace to="dashboard" /> },
      ...eventSections.map(notBuiltYet),
    ],
  },
  ...publicRoutes,
  notBuiltYet(patterns.orderPrint),
  notBuiltYet(patterns.ticketPrint),
  notBuiltYet(patterns.ticket),
  notBuiltYet(patterns.checkIn),
  page(patterns.apiReference, () => import('./routes/api-reference-page.tsx'), 'ApiReferencePage'),
  { path: '*', Component: NotFoundPage },
]

if (import.meta.env.DEV)
  routes.unshift(
    page('/styleguide/:view?', () => import('./styleguide/styleguide-page.tsx'), 'StyleguidePage'),
  )

export function createRouter() {
  return createBrowserRouter([
    { Component: RootLayout, ErrorBoundary: RouteErrorPage, hydrateFallbackElement: <></>, children: routes },
  ])
}

function page<Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): RouteObject {
  return { path, lazy: async () => ({ Component: (await load())[name] }) }
}

function notBuiltYet(path: string): RouteObject {
  return { path, Component: NotBuiltYetPage }
}
