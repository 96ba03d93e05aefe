import * as endpoints from '@foyer/contracts/order/order-endpoints'
import { cancelOrder } from '@foyer/core/order/cancel-order'
import { createManualOrder } from '@foyer/core/order/create-manual-order'
import { createOrder } from '@foyer/core/order/create-order'
import { createOrderByForm } from '@foyer/core/order/create-order-by-form'
import { abandonOrder, endHold } from '@foyer/core/order/end-hold'
import { getOrder, resendOrderConfirmation, updateOrder } from '@foyer/core/order/get-order'
import { getPublicOrder } from '@foyer/core/order/get-public-order'
import { extendOrder, giveOrderDetails } from '@foyer/core/order/give-order-details'
import { listHolds, listOrders } from '@foyer/core/order/list-orders'
import { markOrderPaid } from '@foyer/core/order/mark-order-paid'
import { refundOrder } from '@foyer/core/order/refund-order'
import { mount } from '../http/mount.ts'
import { orderForm } from './order-form.ts'

export const orderRoutes = [
  mount(endpoints.createOrder, createOrder),
  mount(endpoints.createOrderByForm, createOrderByForm, orderForm),
  mount(endpoints.getPublicOrder, getPublicOrder),
  mount(endpoints.giveOrderDetails, giveOrderDetails),
  mount(endpoints.extendOrder, extendOrder),
  mount(endpoints.abandonOrder, abandonOrder),
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
