import { awsQuotas } from '../../../../stacks/limit/aws-quotas.ts'
import { type MailCapacity, readMailCapacity } from '../mail-capacity.ts'
import type { Check } from './check.ts'
import { whereToAsk } from './read-quota.ts'

/** For so long the last buyer of a sale may wait for the ticket, in minutes. Each order sends one email with it. */
const patience = 15

export const mailRateChecks: readonly Check[] = [
  {
    name: 'mail-rate',
    asks: 'SES GetAccount: does SES send as fast and as much as the sale of --orders needs, or else as AWS gives at first?',
    look: async ({ orders }) => {
      const capacity = await readMailCapacity()
      // The check `sandbox` says what to do first.
      if (!capacity.isOutOfSandbox) return null
      return orders === null ? belowTheFirst(capacity) : tooSlowFor(orders, capacity)
    },
  },
]

function belowTheFirst({ perSecond, perDay }: MailCapacity): string | null {
  const { mailRate, mailQuota } = awsQuotas
  if (perSecond >= mailRate.default && perDay >= mailQuota.default) return null
  return `SES sends ${perSecond} emails a second and ${perDay} a day from this account in this region. AWS usually gives ${mailRate.default} and ${mailQuota.default}. ${whereToAsk(mailRate)}`
}

function tooSlowFor(orders: number, { perSecond, leftToday }: MailCapacity): string | null {
  if (orders > leftToday)
    return `SES sends ${leftToday} more emails in these 24 hours, and ${orders} orders send ${orders}: the rest waits until tomorrow. ${whereToAsk(awsQuotas.mailQuota)}`
  const minutes = Math.ceil(orders / perSecond / 60)
  if (minutes <= patience) return null
  return `SES sends ${perSecond} emails a second, so the last of ${orders} buyers gets the ticket after ${minutes} minutes. For ${patience} minutes, it must send ${Math.ceil(orders / patience / 60)}. ${whereToAsk(awsQuotas.mailRate)}`
}
