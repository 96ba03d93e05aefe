import { count, type World } from '../world/world.ts'
import { checkAttendees } from './check-attendees.ts'
import { checkAvailability } from './check-availability.ts'
import { checkDisputes } from './check-disputes.ts'
import { checkEmails } from './check-emails.ts'
import { checkLedger } from './check-ledger.ts'
import { checkLog } from './check-log.ts'
import { checkMessages } from './check-messages.ts'
import { checkMoney } from './check-money.ts'
import { checkPools } from './check-pools.ts'
import { checkPrices } from './check-prices.ts'
import { checkStatistics } from './check-statistics.ts'
import { readFacts } from './read-facts.ts'

/** Everything that is wrong with a world at rest; empty if all is right. */
export async function checkWorld(world: World): Promise<string[]> {
  const facts = await readFacts(world)
  for (const { status, payment_status, refund_status } of facts.orders)
    count(world, `orders in the end: ${status}/${payment_status}/${refund_status}`)
  return [
    ...world.faults,
    ...(await checkPools(facts)),
    ...(await checkAvailability(facts)),
    ...checkAttendees(facts),
    ...checkMoney(facts),
    ...checkDisputes(facts),
    ...checkPrices(facts),
    ...(await checkStatistics(facts)),
    ...(await checkLedger(facts)),
    ...(await checkLog(facts)),
    ...checkMessages(facts),
    ...(await checkEmails(facts)),
  ]
}
