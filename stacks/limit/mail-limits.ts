/** The maximum that SES takes from one account: how many emails a second, and how many in any 24 hours. */
export interface SendingQuota {
  perSecond: number
  perDay: number
}

/** What SES takes (docs/decisions/0048, 0058); the local SES follows it. Recipients count, not calls. */
export const mailLimits = {
  /** To, Cc and Bcc of one email together. */
  recipients: 50,
  /** One email as MIME, attachments in base64: the API that Foyer speaks (`SendRawEmail`) takes 10 MB, the newer one 40. */
  messageBytes: 10 * 1024 * 1024,
  /** For how long an account may send faster than its rate, in seconds: AWS says "for short bursts" and no figure. */
  burstSeconds: 10,
  /** What AWS first gives an account that may send to everybody. */
  production: { perSecond: 14, perDay: 50_000 } satisfies SendingQuota,
  /** What an account has until AWS lets it send to everybody. */
  sandbox: { perSecond: 1, perDay: 200 } satisfies SendingQuota,
}
