import type { QueryClient } from '@tanstack/react-query'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { NotFoundPage } from './components/layout/not-found-page.tsx'
import { RouteErrorPage } from './components/layout/route-error-page.tsx'
import { lazyPage } from './lazy-page.ts'
import { withStage } from './lib/api/stage.ts'
import { patterns } from './paths.ts'
import { OpenSignIn } from './routes/auth/open-sign-in.tsx'
import { docsRoutes } from './routes/docs/docs-routes.tsx'
import { HomePage } from './routes/home-page.tsx'
import { manageRoutes } from './routes/manage/manage-routes.tsx'
import { publicRoutes } from './routes/public/public-routes.ts'
import { RootLayout } from './routes/root-layout.tsx'

/**
 * Every route of specification §2 except the event page and the widget, which the page function renders; link to those
 * with a plain `<a href>`. A page is a module of `routes/`, loaded on the first visit: `lazyPage(patterns.forgotPassword, () =>
 * import('./routes/auth/forgot-password-page.tsx'), 'ForgotPasswordPage')`.
 */
export const routesOf = (client: QueryClient): RouteObject[] => [
  { path: patterns.home, Component: HomePage },
  { path: patterns.login, caseSensitive: true, Component: OpenSignIn },
  lazyPage(
    patterns.register,
    withStage(client, () => import('./routes/auth/register-page.tsx')),
    'RegisterPage',
  ),
  lazyPage(
    patterns.confirmEmailAddress,
    () => import('./routes/auth/confirm-email-page.tsx'),
    'ConfirmEmailPage',
  ),
  lazyPage(
    patterns.forgotPassword,
    () => import('./routes/auth/forgot-password-page.tsx'),
    'ForgotPasswordPage',
  ),
  lazyPage(
    patterns.resetPassword,
    () => import('./routes/auth/reset-password-page.tsx'),
    'ResetPasswordPage',
  ),
  lazyPage(
    patterns.acceptInvitation,
    withStage(client, () => import('./routes/auth/accept-invitation-page.tsx')),
    'AcceptInvitationPage',
  ),
  lazyPage(
    patterns.confirmEmailChange,
    () => import('./routes/auth/confirm-email-change-page.tsx'),
    'ConfirmEmailChangePage',
  ),
  ...manageRoutes,
  ...publicRoutes,
  ...docsRoutes,
  { path: '*', Component: NotFoundPage },
]

const developing: RouteObject[] = import.meta.env.DEV
  ? [lazyPage('/styleguide/:view?', () => import('./styleguide/styleguide-page.tsx'), 'StyleguidePage')]
  : []

export function createRouter(client: QueryClient) {
  return createBrowserRouter([
    {
      Component: RootLayout,
      ErrorBoundary: RouteErrorPage,
      hydrateFallbackElement: <></>,
      children: [...developing, ...routesOf(client)],
    },
  ])
}
