import { type OrderDisplayStatus, orderDisplayStatus } from '@foyer/contracts/order/order-status'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { OrderStatusBadge } from './order-status-badge.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const orange = ['AWAITING_PAYMENT', 'REFUND_PENDING', 'PARTIALLY_REFUNDED']
const red = ['CANCELLED', 'REFUND_FAILED', 'REFUNDED', 'PAYMENT_FAILED']

const htmlOf = (status: OrderDisplayStatus) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <OrderStatusBadge status={status} />
    </I18nProvider>,
  )

it('the order status has a tick only for completed orders', () => {
  const ticked = orderDisplayStatus.options.filter((status) => htmlOf(status).includes('lucide-circle-check'))
  expect(ticked).toEqual(['COMPLETED'])
})

it('a payment that is still processing has a clock', () => {
  expect(htmlOf('PROCESSING')).toContain('lucide-clock')
})

// Specification: 4.order-colors
it.each(orderDisplayStatus.options)('the order status %s has the color of specification §4', (status) => {
  const tone = orange.includes(status) ? 'warning' : red.includes(status) ? 'destructive' : 'success'
  expect(htmlOf(status)).toContain(`text-${tone}`)
})
