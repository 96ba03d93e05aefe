import * as endpoints from '@foyer/contracts/transfer/transfer-endpoints'
import { acceptTransfer, getTransfer } from '@foyer/core/transfer/accept-transfer'
import { offerTicket, undoTicketOffer } from '@foyer/core/transfer/offer-ticket'
import { mount } from '../http/mount.ts'

export const transferRoutes = [
  mount(endpoints.offerTicket, offerTicket),
  mount(endpoints.undoTicketOffer, undoTicketOffer),
  mount(endpoints.getTransfer, getTransfer),
  mount(endpoints.acceptTransfer, acceptTransfer),
]
