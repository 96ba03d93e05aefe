import { handler as attendee } from '../attendee/attendee-consumer.ts'
import { handler as audit } from '../audit/audit-consumer.ts'
import { handler as statistics } from '../statistics/statistics-consumer.ts'
import { handler as wallet } from '../wallet/wallet-consumer.ts'
import { lane } from './lane.ts'

/** Updates everything that depends on an order, in the table and in people's wallets. */
export const handler = lane({ attendee, statistics, audit, wallet })
