import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../lazy-page.ts'
import { patterns } from '../../paths.ts'

/** The pages for buyers, ticket holders and door staff. None needs a login. */
export const publicRoutes: RouteObject[] = [
  {
    path: patterns.checkout,
    caseSensitive: true,
    children: [
      lazyPage('', () => import('./checkout-start-page.tsx'), 'CheckoutStartPage'),
      lazyPage(':orderShortId', () => import('./checkout-page.tsx'), 'CheckoutPage', [
        lazyPage('details', () => import('./checkout-details-page.tsx'), 'CheckoutDetailsPage'),
        lazyPage('payment', () => import('./checkout-payment-page.tsx'), 'CheckoutPaymentPage'),
        lazyPage(
          'payment_return',
          () => import('./checkout-payment-return-page.tsx'),
          'CheckoutPaymentReturnPage',
        ),
        lazyPage('summary', () => import('./checkout-summary-page.tsx'), 'CheckoutSummaryPage'),
      ]),
    ],
  },
  lazyPage(patterns.orderPrint, () => import('./order-print-page.tsx'), 'OrderPrintPage'),
  lazyPage(patterns.ticketPrint, () => import('./ticket-print-page.tsx'), 'TicketPrintPage'),
  lazyPage(patterns.ticket, () => import('./ticket-page.tsx'), 'TicketPage'),
  lazyPage(patterns.transfer, () => import('./transfer-page.tsx'), 'TransferPage'),
  lazyPage(patterns.findTickets, () => import('./find-tickets-page.tsx'), 'FindTicketsPage'),
  lazyPage(patterns.checkIn, () => import('./check-in-page.tsx'), 'CheckInPage'),
]
