import { CfnRecordSet } from 'aws-cdk-lib/aws-route53'
import type { DkimRecord } from 'aws-cdk-lib/aws-ses'
import type { Stack } from 'sst/constructs'

interface Sender {
  /** The domain that SES signs for. */
  domain: string
  hostedZoneId: string
  region: string
  dkimRecords: readonly DkimRecord[]
}

/** Where bounces go to: SES wants a domain of its own for them, which mail that people write does not use. */
export function mailFromDomain(domain: string): string {
  return `bounce.${domain}`
}

/**
 * The DNS records without which mailbox providers refuse or hide a sender's mail: DKIM's keys, MAIL FROM with its SPF, and a DMARC policy
 * that asks for nothing yet. docs/deploy.md has them for DNS that is kept elsewhere.
 */
export function createEmailRecords(stack: Stack, { domain, hostedZoneId, region, dkimRecords }: Sender) {
  const record = (id: string, type: 'CNAME' | 'MX' | 'TXT', name: string, value: string) =>
    new CfnRecordSet(stack, id, { hostedZoneId, name, type, ttl: '1800', resourceRecords: [value] })
  for (const [index, { name, value }] of dkimRecords.entries())
    record(`dkim-${index + 1}`, 'CNAME', name, value)
  const mailFrom = mailFromDomain(domain)
  record('mail-from', 'MX', mailFrom, `10 feedback-smtp.${region}.amazonses.com`)
  record('spf', 'TXT', mailFrom, '"v=spf1 include:amazonses.com ~all"')
  record('dmarc', 'TXT', `_dmarc.${domain}`, '"v=DMARC1; p=none"')
}
