import * as endpoints from '@foyer/contracts/payment/payment-endpoints'
import { payTestOrder } from '@foyer/core/payment/pay-test-order'
import { createPaymentIntent, getPaymentIntent } from '@foyer/core/payment/payment-intent'
import { mount } from '../http/mount.ts'

export const paymentRoutes = [
  mount(endpoints.createPaymentIntent, createPaymentIntent),
  mount(endpoints.getPaymentIntent, getPaymentIntent),
  mount(endpoints.payTestOrder, payTestOrder),
]
