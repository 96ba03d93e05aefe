import type { ComponentType } from 'react'
import type { BuyerPageProps } from '../routes/public/buyer-page-props.ts'

type Page = ComponentType<BuyerPageProps>

/** The pages behind a buyer's link. Each is loaded alone. */
const pages = {
  details: async (): Promise<Page> =>
    (await import('../routes/public/checkout-details-page.tsx')).CheckoutDetailsPage,
  payment: async (): Promise<Page> =>
    (await import('../routes/public/checkout-payment-page.tsx')).CheckoutPaymentPage,
  payment_return: async (): Promise<Page> =>
    (await import('../routes/public/checkout-payment-return-page.tsx')).CheckoutPaymentReturnPage,
  summary: async (): Promise<Page> =>
    (await import('../routes/public/checkout-summary-page.tsx')).CheckoutSummaryPage,
  order_print: async (): Promise<Page> =>
    (await import('../routes/public/order-print-page.tsx')).OrderPrintPage,
  ticket: async (): Promise<Page> => (await import('../routes/public/ticket-page.tsx')).TicketPage,
  ticket_print: async (): Promise<Page> =>
    (await import('../routes/public/ticket-print-page.tsx')).TicketPrintPage,
  offer: async (): Promise<Page> => (await import('../routes/public/transfer-page.tsx')).TransferPage,
}

export type BuyerPageName = keyof typeof pages

export const loadBuyerPage = (name: BuyerPageName): Promise<Page> => pages[name]()
