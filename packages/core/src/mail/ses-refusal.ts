import type { EmailReason } from '@foyer/contracts/email/email'

/** An email that has to wait, and that counts as no try (F34). `isTooFast`: for seconds only. */
export class EmailWaits extends Error {
  readonly isTooFast: boolean = false
}

/**
 * SES refuses all email at the moment, not just this one. `isTooFast`: only because too many were sent within a
 * second, so it takes them again in a few; else the day's quota is used up, sending is stopped, the sender is not
 * verified, or SES is out of order.
 */
export class SesClosed extends EmailWaits {
  override readonly isTooFast: boolean

  constructor(cause: unknown, { isTooFast = false } = {}) {
    super('SES takes no email at the moment.', { cause })
    this.isTooFast = isTooFast
  }
}

/**
 * SES received an email and did not answer, so it may have accepted it (docs/decisions/0067). Has no `cause`, because
 * the SDK would take that as a reason to repeat the request.
 */
export class SesSilent extends SesClosed {
  constructor() {
    super(undefined)
  }
}

/** A budget of mail withholds the email until that UTC instant (docs/decisions/0074). */
export class EmailWithheld extends EmailWaits {
  readonly until: string

  constructor(until: string) {
    super('A budget withholds this email.')
    this.until = until
  }
}

/** A budget withheld the email on each of the days on which it was tried: it is not tried again. */
export class EmailGivenUp extends Error {}

/** SES will never accept this one email. */
export class EmailRefused extends Error {
  readonly reason: EmailReason

  constructor(reason: EmailReason, cause: unknown) {
    super('SES does not take this email.', { cause })
    this.reason = reason
  }
}

/** These alone are about one email; what SES answers else would meet every email alike. */
const aboutEmail = new Set(['MessageRejected', 'InvalidParameterValue', 'ValidationError'])

/**
 * What a failure of SES means. Its error names do not say it: a suspended account, a sender that is not verified and a recipient
 * that the sandbox does not know are all `MessageRejected`, a used up day and too many in a second are both `Throttling`.
 */
export function sesRefusal(error: unknown, from: string): SesClosed | EmailRefused {
  if (!(error instanceof Error)) return new SesClosed(error)
  const { name, message } = error
  if (/^Throttling/.test(name)) return new SesClosed(error, { isTooFast: !/quota/i.test(message) })
  if (!aboutEmail.has(name) || /suspended|paused/i.test(message)) return new SesClosed(error)
  if (/not verified/i.test(message))
    return namesSender(message, from) ? new SesClosed(error) : new EmailRefused('SANDBOX', error)
  if (!/^[^\s@]+@[^\s@]+$/.test(bareAddress(from))) return new SesClosed(error)
  return new EmailRefused(/message length|too large/i.test(message) ? 'TOO_LARGE' : 'CONTENT_REFUSED', error)
}

/** Whether SES was reached and then gave no answer: the connection ended, or it was waited for long enough. */
export function isSilence(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', syscall, message } = error as NodeJS.ErrnoException
  const isConnecting = syscall === 'connect' || /did not establish a connection/.test(message)
  return !isConnecting && ['ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(code)
}

/** Whether the sender is among the identities that failed SES's check. */
function namesSender(message: string, from: string): boolean {
  const sender = bareAddress(from).toLowerCase()
  const failed = message.slice(message.lastIndexOf(':') + 1).split(',')
  return failed.some((identity) => {
    const address = bareAddress(identity.trim()).toLowerCase()
    return address === sender || address === sender.split('@').at(-1)
  })
}

const bareAddress = (address: string) => /<([^>]*)>\s*$/.exec(address)?.[1] ?? address

/** As far as SQS delays a message. */
const longestWaitSeconds = 15 * 60

/** With the waits in between about three days, after which a day's quota is free again. */
export const mostRounds = 300

/**
 * Seconds that an email waits after this many rounds in which SES accepted none: 1, 2, 4, 8, then every 15 minutes. After
 * too many in one second: 2, 4, 8 seconds and so on.
 */
export function closedWaitSeconds(round: number, { isTooFast }: Pick<EmailWaits, 'isTooFast'>): number {
  return Math.min(longestWaitSeconds, isTooFast ? 2 * 2 ** round : 60 * 2 ** round)
}
