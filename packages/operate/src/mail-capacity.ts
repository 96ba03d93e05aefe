import { GetAccountCommand, SESv2Client } from '@aws-sdk/client-sesv2'

/** How many emails SES takes from the account. */
export interface MailCapacity {
  perSecond: number
  perDay: number
  /** What is left of the last 24 hours' quota. */
  leftToday: number
  isOutOfSandbox: boolean
}

export async function readMailCapacity(): Promise<MailCapacity> {
  const { SendQuota = {}, ProductionAccessEnabled } = await new SESv2Client({}).send(
    new GetAccountCommand({}),
  )
  const { MaxSendRate = 0, Max24HourSend = 0, SentLast24Hours = 0 } = SendQuota
  // SES says -1 where there is no limit.
  const perDay = Max24HourSend === -1 ? Number.POSITIVE_INFINITY : Max24HourSend
  return {
    perSecond: MaxSendRate,
    perDay,
    leftToday: perDay - SentLast24Hours,
    isOutOfSandbox: ProductionAccessEnabled === true,
  }
}
