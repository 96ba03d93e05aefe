import { mailLimits, type SendingQuota } from '../../../../stacks/limit/mail-limits.ts'
import { membersOf, type SendRawEmailForm } from './send-raw-email-form.ts'

/** An AWS account, as far as SES asks about it. A test may change it while it sends. */
export interface SesAccount {
  region: string
  /** Domains and addresses that may send; in the sandbox only they may receive. */
  verified: string[]
  isInSandbox: boolean
  /** Left out: what AWS gives a new account, in the sandbox or out of it. */
  quota?: SendingQuota
  /** PAUSED: by the account itself or by AWS for its bounces. SUSPENDED: AWS has closed it. */
  sending: 'ENABLED' | 'PAUSED' | 'SUSPENDED'
}

/** Why SES does not take an email, in its own words. */
export interface SesRefusal {
  code: string
  message: string
}

const secondsPerDay = 86_400

/**
 * What SES refuses, in the order of its checks: the account, the email itself, its sender and recipients, the day's quota
 * (of any 24 hours) and the rate (a bucket that fills again). What is not refused counts. `now`: milliseconds.
 */
export function openSesRules(account: SesAccount, now: () => number = Date.now) {
  const sent: { at: number; recipients: number }[] = []
  let [owed, owedAt] = [0, now()]

  /** How far sending is ahead of the rate, in recipients; it shrinks with time. */
  function stillOwed(perSecond: number): number {
    owed = Math.max(0, owed - ((now() - owedAt) / 1000) * perSecond)
    owedAt = now()
    return owed
  }

  function sentToday(): number {
    while (sent[0] && sent[0].at <= now() - secondsPerDay * 1000) sent.shift()
    return sent.reduce((sum, { recipients }) => sum + recipients, 0)
  }

  return {
    refusalOf(form: SendRawEmailForm): SesRefusal | null {
      const recipients = recipientsOf(form)
      const refusal = accountRefusal(account) ?? emailRefusal(form) ?? identityRefusal(account, form)
      if (refusal) return refusal
      const { perSecond, perDay } =
        account.quota ?? mailLimits[account.isInSandbox ? 'sandbox' : 'production']
      if (sentToday() >= perDay) return throttling('Daily message quota exceeded.')
      if (stillOwed(perSecond) >= perSecond * mailLimits.burstSeconds)
        return throttling('Maximum sending rate exceeded.')
      owed += recipients.length
      sent.push({ at: now(), recipients: recipients.length })
      return null
    },
  }
}

function accountRefusal({ sending }: SesAccount): SesRefusal | null {
  if (sending === 'PAUSED')
    return {
      code: 'AccountSendingPausedException',
      message: 'Email sending has been disabled for this account.',
    }
  if (sending === 'SUSPENDED')
    return {
      code: 'MessageRejected',
      message:
        'Sending suspended for this account. For more information, please check the inbox of the email address associated with your AWS account.',
    }
  return null
}

function emailRefusal(form: SendRawEmailForm): SesRefusal | null {
  const recipients = recipientsOf(form)
  if (recipients.length > mailLimits.recipients)
    return invalid(`Recipient count exceeds ${mailLimits.recipients}.`)
  const bytes = Buffer.byteLength(form['RawMessage.Data'] ?? '', 'base64')
  if (bytes > mailLimits.messageBytes)
    return invalid(`Message length is more than ${mailLimits.messageBytes} bytes long: '${bytes}'.`)
  for (const address of [senderOf(form), ...recipients]) {
    const problem = addressProblem(bareAddress(address))
    if (problem) return invalid(problem)
  }
  const tag = [...membersOf(form, 'Tags', 'Name'), ...membersOf(form, 'Tags', 'Value')].find(
    (word) => !/^[\w-]{1,256}$/.test(word),
  )
  if (tag === undefined) return null
  return invalid(
    `Invalid tag <${tag}>: only alphanumeric ASCII characters, '_', and '-' are allowed, at most 256.`,
  )
}

function identityRefusal(account: SesAccount, form: SendRawEmailForm): SesRefusal | null {
  const asked = [senderOf(form), ...(account.isInSandbox ? recipientsOf(form) : [])]
  const failed = asked.filter((address) => !isVerified(account, address))
  if (failed.length === 0) return null
  const region = account.region.toUpperCase()
  const message = `Email address is not verified. The following identities failed the check in region ${region}: ${failed.join(', ')}`
  return { code: 'MessageRejected', message }
}

/** Named by the call, else by the email's own headers. */
const senderOf = (form: SendRawEmailForm) => form.Source ?? headerOf(form, 'From')
const recipientsOf = (form: SendRawEmailForm) => {
  const named = membersOf(form, 'Destinations')
  return named.length > 0 ? named : headerOf(form, 'To').split(/, */)
}

function headerOf(form: SendRawEmailForm, name: string): string {
  const [head = ''] = Buffer.from(form['RawMessage.Data'] ?? '', 'base64')
    .toString('latin1')
    .split('\r\n\r\n')
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
}

function addressProblem(address: string): string | null {
  const [local = '', domain = ''] = address.split('@')
  if (domain === '') return "Missing final '@domain'"
  // SES does not send to an address with characters other than ASCII before the @.
  if (!/^[\x21-\x7e]+$/.test(local)) return 'Local address contains control or whitespace'
  if (domain.startsWith('.')) return 'Domain starts with dot'
  if (domain.includes('..')) return 'Domain contains dot-dot'
  return /^[a-z0-9.-]+$/i.test(domain) ? null : 'Domain contains illegal character'
}

/** By its address, its domain or a domain above; the mailbox simulator's addresses always are. */
function isVerified({ verified }: SesAccount, given: string): boolean {
  const address = bareAddress(given).toLowerCase()
  const domain = address.split('@').at(-1) ?? ''
  return [...verified, 'simulator.amazonses.com'].some(
    (identity) => identity === address || domain === identity || domain.endsWith(`.${identity}`),
  )
}

const invalid = (message: string): SesRefusal => ({ code: 'InvalidParameterValue', message })
const throttling = (message: string): SesRefusal => ({ code: 'Throttling', message })
const bareAddress = (address: string) => /<([^>]*)>\s*$/.exec(address)?.[1] ?? address
