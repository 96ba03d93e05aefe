import { AppError } from '../app-error.ts'
import type { OrderItem } from '../store/order/order-entity.ts'

/**
 * How large an order may be when it is reserved, and when it is named and has all answers, in bytes of JSON, which are more than
 * DynamoDB counts. An item has at most 400 KB: what is left is for its row, messages, refunds, disputes and history.
 */
export const mostOrderBytes = { reserved: 200_000, named: 320_000 }

/** Switched off by the tests' negative controls only: without it, an order may grow until DynamoDB refuses it. */
export const sizeGuard = { isOn: true }

/** Refuses an order with too many long titles, labels, taxes and fees (F25). Error: `order.too_large`. */
export function checkReservedSize(order: OrderItem): OrderItem {
  if (sizeGuard.isOn && bytesOf(order) > mostOrderBytes.reserved) throw new AppError('order.too_large')
  return order
}

/** Refuses answers that are too long together. Error: `request.invalid`. */
export function checkNamedSize(order: OrderItem): void {
  if (!sizeGuard.isOn || bytesOf(order) <= mostOrderBytes.named) return
  throw new AppError('request.invalid', {
    errors: { answers: ['These answers are too long together. Shorten some of them.'] },
  })
}

const bytesOf = (order: OrderItem) => Buffer.byteLength(JSON.stringify(order))
