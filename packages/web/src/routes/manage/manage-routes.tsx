import { Navigate, type RouteObject } from 'react-router-dom'
import { MissingPage, PageError } from '../../components/layout/page-error.tsx'
import { lazyPage } from '../../lazy-page.ts'
import { patterns } from '../../paths.ts'
import { AccountIndex } from '../account/account-index.tsx'
import { EventError } from './event-error.tsx'
import { KnownEventsState } from './known-events-state.tsx'
import { RequireSession } from './require-session.tsx'
import { SessionError } from './session-error.tsx'

const accountPages = [
  lazyPage('api-keys', () => import('../account/api-keys-page.tsx'), 'ApiKeysPage'),
  lazyPage('archive', () => import('../account/archive-page.tsx'), 'ArchivePage'),
  lazyPage('audit-log', () => import('../account/audit-log-page.tsx'), 'AuditLogPage'),
  lazyPage('books', () => import('../account/books-page.tsx'), 'BooksPage'),
  lazyPage('import', () => import('../account/import-page.tsx'), 'ImportPage'),
  lazyPage('settings', () => import('../account/account-settings-page.tsx'), 'AccountSettingsPage'),
  lazyPage('event-defaults', () => import('../account/event-defaults-page.tsx'), 'EventDefaultsPage'),
  lazyPage('payment', () => import('../account/payment-page.tsx'), 'PaymentPage'),
  lazyPage('taxes-and-fees', () => import('../account/taxes-and-fees-page.tsx'), 'TaxesAndFeesPage'),
  lazyPage('users', () => import('../account/users-page.tsx'), 'UsersPage'),
  lazyPage('webhooks', () => import('../account/webhooks-page.tsx'), 'WebhooksPage'),
]

/** For addresses below a layout that match no page. */
const missing: RouteObject = { path: '*', Component: MissingPage }

const eventPages = [
  lazyPage('dashboard', () => import('./dashboard-page.tsx'), 'DashboardPage'),
  lazyPage('getting-started', () => import('./getting-started-page.tsx'), 'GettingStartedPage'),
  lazyPage('tickets', () => import('./tickets-page.tsx'), 'TicketsPage'),
  lazyPage('promo-codes', () => import('./promo-codes-page.tsx'), 'PromoCodesPage'),
  lazyPage(
    'capacity-assignments',
    () => import('./capacity-assignments-page.tsx'),
    'CapacityAssignmentsPage',
  ),
  lazyPage('questions', () => import('./questions-page.tsx'), 'QuestionsPage'),
  lazyPage('orders', () => import('./orders-page.tsx'), 'OrdersPage'),
  lazyPage('attendees', () => import('./attendees-page.tsx'), 'AttendeesPage'),
  lazyPage('affiliates', () => import('./affiliates-page.tsx'), 'AffiliatesPage'),
  lazyPage('check-in', () => import('./check-in-lists-page.tsx'), 'CheckInListsPage'),
  lazyPage('homepage-designer', () => import('./homepage-designer-page.tsx'), 'HomepageDesignerPage'),
  lazyPage('widget', () => import('./widget-page.tsx'), 'WidgetPage'),
  lazyPage('languages', () => import('./languages-page.tsx'), 'LanguagesPage'),
  lazyPage('imports', () => import('./imports-page.tsx'), 'ImportsPage'),
  lazyPage('messages', () => import('./messages-page.tsx'), 'MessagesPage'),
  lazyPage('settings', () => import('./event-settings-page.tsx'), 'EventSettingsPage'),
]

/** Everything that needs a login, in two frames: inside one event, and outside of events. */
export const manageRoutes: RouteObject[] = [
  {
    Component: RequireSession,
    ErrorBoundary: SessionError,
    children: [
      lazyPage(patterns.welcome, () => import('../welcome/welcome-page.tsx'), 'WelcomePage'),
      lazyPage('', () => import('./manage-layout.tsx'), 'ManageLayout', [
        {
          ErrorBoundary: PageError,
          children: [
            lazyPage(patterns.newEvent, () => import('./new-event-page.tsx'), 'NewEventPage'),
            {
              Component: KnownEventsState,
              children: [
                lazyPage(patterns.events, () => import('./events-page.tsx'), 'EventsPage'),
                lazyPage(
                  patterns.organizerEvents,
                  () => import('./organizer-events-page.tsx'),
                  'OrganizerEventsPage',
                ),
              ],
            },
            lazyPage(patterns.organizers, () => import('./organizers-page.tsx'), 'OrganizersPage'),
            lazyPage(patterns.profile, () => import('./profile-page.tsx'), 'ProfilePage'),
            { path: '/manage/*', Component: MissingPage },
            { path: patterns.accountManagement, caseSensitive: true, Component: AccountIndex },
            { path: patterns.account, caseSensitive: true, Component: AccountIndex },
            lazyPage(patterns.account, () => import('../account/account-layout.tsx'), 'AccountLayout', [
              { ErrorBoundary: PageError, children: [...accountPages, missing] },
            ]),
          ],
        },
      ]),
      {
        ErrorBoundary: EventError,
        children: [
          lazyPage(patterns.event, () => import('./event-layout.tsx'), 'EventLayout', [
            {
              ErrorBoundary: PageError,
              children: [
                { index: true, element: <Navigate replace to="dashboard" /> },
                ...eventPages,
                missing,
              ],
            },
          ]),
        ],
      },
    ],
  },
]
