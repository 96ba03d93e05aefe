import * as endpoints from '@foyer/contracts/payment/payment-endpoints'
import { createPaymentIntent, getPaymentIntent } from '@foyer/core/payment/payment-intent'
import { mount } from '../http/mount.ts'

export const paymentRoutes = [
  mount(endpoints.createPaymentIntent, createPaymentIntent),
  mount(endpoints.getPaymentIntent, getPaymentIntent),
]
