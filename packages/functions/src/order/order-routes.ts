import * as endpoints from '@foyer/contracts/order/order-endpoints'
import { cancelOrder } from '@foyer/core/order/cancel-order'
import { createManualOrder } from '@foyer/core/order/create-manual-order'
import { endHold } from '@foyer/core/order/end-hold'
import { getOrder, resendOrderConfirmation, updateOrder } from '@foyer/core/order/get-order'
import { listHolds, listOrders } from '@foyer/core/order/list-orders'
import { markOrderPaid } from '@foyer/core/order/mark-order-paid'
import { refundOrder } from '@foyer/core/order/refund-order'
import { mount } from '../http/mount.ts'

export const orderRoutes = [
  mount(endpoints.listOrders, listOrders),
  mount(endpoints.listHolds, listHolds),
  mount(endpoints.endHold, endHold),
  mount(endpoints.createManualOrder, createManualOrder),
  mount(endpoints.getOrder, getOrder),
  mount(endpoints.updateOrder, updateOrder),
  mount(endpoints.markOrderPaid, markOrderPaid),
  mount(endpoints.cancelOrder, cancelOrder),
  mount(endpoints.refundOrder, refundOrder),
  mount(endpoints.resendOrderConfirmation, resendOrderConfirmation),
]
