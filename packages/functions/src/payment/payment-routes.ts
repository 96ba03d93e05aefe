import * as endpoints from '@foyer/contracts/payment/payment-endpoints'
import { createPaymentIntent } from '@foyer/core/payment/create-payment-intent'
import { getPaymentIntent } from '@foyer/core/payment/get-payment-intent'
import { mount } from '../http/mount.ts'

export const paymentRoutes = [
  mount(endpoints.createPaymentIntent, createPaymentIntent),
  mount(endpoints.getPaymentIntent, getPaymentIntent),
]
