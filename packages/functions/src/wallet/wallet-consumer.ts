import { eventPassesChanged, passChanged } from '@foyer/contracts/wallet/wallet-messages'
import { tellOfEvent, tellOfTicket } from '@foyer/core/wallet/tell-wallets'
import { consumer } from '../queue/consumer.ts'

/** Tells the wallets in which tickets are kept of what changed. */
export const handler = consumer({
  messages: [passChanged, eventPassesChanged],
  handle: (ctx, message) =>
    message.name === 'passChanged' ? tellOfTicket(ctx, message.payload) : tellOfEvent(ctx, message.payload),
})
