import * as endpoints from '@foyer/contracts/self-service/self-service-endpoints'
import { mount } from '../http/mount.ts'

// Few requests need these verbs, so a cold start does not read them.
export const selfServiceRoutes = [
  mount(endpoints.changeOwnOrder, async (ctx, input) => {
    const { changeOwnOrder } = await import('@foyer/core/self-service/change-own-details')
    return changeOwnOrder(ctx, input)
  }),
  mount(endpoints.changeOwnTicket, async (ctx, input) => {
    const { changeOwnTicket } = await import('@foyer/core/self-service/change-own-details')
    return changeOwnTicket(ctx, input)
  }),
  mount(endpoints.cancelOwnTickets, async (ctx, input) => {
    const { cancelOwnTickets } = await import('@foyer/core/self-service/cancel-own-tickets')
    return cancelOwnTickets(ctx, input)
  }),
]
