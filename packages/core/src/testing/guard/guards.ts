/**
 * A protection as the product's source says it, `with`, and what stands in its place where a negative control goes without it:
 * another expression, `without`, or a statement before it that leaves the function or what it knew, `leaving`.
 */
export interface GuardPlace {
  /** Below `packages/core/src`. */
  file: string
  with: string
  without?: string
  leaving?: string
}

const foreignPayment: GuardPlace[] = [
  {
    file: 'stripe/payment-intent.ts',
    with: "if (stripe_account_id !== order.stripe_account_id) return 'ACCOUNT'",
    leaving: 'return null',
  },
  {
    file: 'settlement/settle-refund.ts',
    with: 'refund.payment_intent !== order.payment_intent_id',
    without: 'false',
  },
  {
    file: 'settlement/settle-dispute.ts',
    with: 'dispute.payment_intent !== order.payment_intent_id',
    without: 'false',
  },
]

const deadline: GuardPlace[] = [
  { file: 'hold/hold-deadline.ts', with: '!replaced', without: 'true' },
  { file: 'hold/hold-deadline.ts', with: "payment_status === 'PROCESSING'", without: 'false' },
  {
    file: 'hold/hold-deadline.ts',
    with: 'order.reserved_until < longestHold(order, timeoutSeconds)',
    without: 'true',
  },
  {
    file: 'hold/hold-deadline.ts',
    with: 'later(order.reserved_until, earlier(full, longestHold(order, timeoutSeconds)))',
    without: 'full',
  },
]

/** Of a protection that is missing once, as a process that has just started has forgotten everything once. */
const once = (name: string) => `globalThis.guardsSwitchedOff.delete('${name}')`

/**
 * Every protection that a test goes without, to show that it would see it missing. The product knows of none of this: `instrument`
 * adds the choice to the sources that tests run.
 */
export const guards = {
  /** A pool never gives more than it has. */
  pool: [
    { file: 'pool/pool-writes.ts', with: 'const conditions = [', leaving: "return ''" },
    { file: 'pool/pool-writes.ts', with: "sold < 0 ? gte(count.sold, -sold) : ''", without: "''" },
  ],
  /** What lies scattered over shards is brought together for a large order. */
  gathering: [{ file: 'pool/gather-shards.ts', with: 'moved.length === 0', without: 'true' }],
  /** A process keeps the large lists that it was asked for, and which of them are small, */
  keptLists: [
    {
      file: 'change-log/kept-lists.ts',
      with: 'const entry = lists.get(key)',
      leaving: `lists.clear(); smallUntil.clear(); ${once('keptLists')}`,
    },
  ],
  /** and which events have all of their keys. */
  keyedEvents: [
    {
      file: 'change-log/list-keys.ts',
      with: 'const known = keyedEvents.get(event_id)',
      leaving: `keyedEvents.clear(); ${once('keyedEvents')}`,
    },
  ],
  /** Each number of a shard of the change log is written once. */
  logItem: [{ file: 'change-log/append-lines.ts', with: 'notExists(seq)', without: "''" }],
  /** An order of another system is made once. */
  importClaim: [
    {
      file: 'store/import/import-claim-entity.ts',
      with: 'notExists(order_short_id)',
      without: "''",
    },
  ],
  /** An event of another system is made once. */
  eventClaim: [
    {
      file: 'event-import/import-event.ts',
      with: 'notExists(is.event_id)',
      without: "''",
    },
  ],
  /** What an archive brings of the account itself is made once. */
  archivedThing: [
    {
      file: 'archive-import/known-things.ts',
      with: 'derivedId(kind, account_id, external_id)',
      without: 'derivedId(kind, account_id, external_id + Math.random())',
    },
  ],
  /** An old code admits one ticket. */
  importedCode: [
    {
      file: 'import/claim-barcodes.ts',
      with: 'owner === undefined ? notExists(is.attendee_short_id) : eq(is.attendee_short_id, owner)',
      without: "''",
    },
  ],
  /** Each number of a shard of an account's change feed is written once. */
  feedItem: [{ file: 'change-feed/tell-changes.ts', with: 'notExists(item.seq)', without: "''" }],
  /** A line of the ledger is in the sums of its payout once. */
  payoutLink: [
    { file: 'ledger/link-payout.ts', with: 'notExists(item.payout_id)', without: "''" },
    { file: 'ledger/link-payout.ts', with: '(payout_id ? line_id : [])', without: '[]' },
  ],
  /** A count of promo codes' uses follows the one that was seen before the pools were read. */
  usesCount: [
    {
      file: 'promo-code/count-uses.ts',
      with: 'before?.counts === undefined ? notExists(all.counts) : eq(all.counts, before.counts)',
      without: "''",
    },
  ],
  /** A writer to a webhook has seen what others wrote. */
  webhookVersion: [{ file: 'webhook/write-webhook.ts', with: 'eq(version, seen)', without: "''" }],
  /** "Sold out" is said only of what nothing was given back to between two looks. */
  look: [{ file: 'pool/take-from-pools.ts', with: '!hasRisen(pool_id)', without: 'true' }],
  /** Nothing comes to a shard on which the mark "sold out" counts without clearing that mark. */
  mark: [
    {
      file: 'pool/pool-writes.ts',
      with: "free > 0 && !isClearing ? notExists(count.marked) : ''",
      without: "''",
    },
  ],
  /** Lapsed holds are looked for once a second by one buyer. */
  lapseLook: [
    { file: 'hold/shortage-of.ts', with: 'msSince(mark?.looked_at, now) < restMs', without: 'false' },
    {
      file: 'pool/sold-out-mark.ts',
      with: "[notExists(looked_at), lte(looked_at, before(now, restMs))].join(' OR ')",
      without: "''",
    },
  ],
  /** What changed after a count is counted, too. */
  countedSince: [
    {
      file: 'availability/refresh-availability.ts',
      with: 'before && before.read_at > wanted',
      without: 'before',
    },
  ],
  /** The last change of a burst is counted when its second is over. */
  countedAgain: [
    {
      file: 'availability/refresh-availability.ts',
      with: 'if (before.again_at === again_at)',
      leaving: "return 'done'",
    },
  ],
  /** An order takes from no more shards than can be given back in one write. */
  room: [
    {
      file: 'pool/plan-takes.ts',
      with: 'Math.max(0, shards.size - mostShardsPerOrder)',
      without: '0',
    },
  ],
  /** An order goes through one change at a time. */
  order: [{ file: 'order-state/write-order.ts', with: 'eq(order.version, before.version)', without: "''" }],
  /** An order fits into an item of the table. */
  size: [
    { file: 'order/new-order.ts', with: 'bytesOf(order) > mostOrderBytes.reserved', without: 'false' },
    { file: 'order/new-order.ts', with: 'bytesOf(order) <= mostOrderBytes.named', without: 'true' },
  ],
  /** More time and another choice do not begin a hold again. */
  deadline,
  /** A pass from the waiting room is good for one order. */
  usedPass: [
    {
      file: 'waiting-room/use-pass.ts',
      with: 'before === null ? notExists(order_short_id) : eq(order_short_id, before)',
      without: "''",
    },
  ],
  /** One client does not hold all that there is. */
  clientHold: [{ file: 'client-hold/count-hold.ts', with: "ctx.clientAddress === ''", without: 'true' }],
  /** One client waits in line once much of the stock is its own and not paid for. */
  holdCeiling: [
    { file: 'client-hold/require-share.ts', with: 'held > ceilingOf(counted, stock)', without: 'false' },
  ],
  /** A ticket is admitted once. */
  attendeeVersion: [
    { file: 'attendee/change-attendee.ts', with: 'eq(version, read.version)', without: "''" },
  ],
  /** A ticket is passed on as it was read: not checked in, and still offered (docs/decisions/0085). */
  passedVersion: [{ file: 'order-state/pass-ticket.ts', with: 'eq(version, from.version)', without: "''" }],
  /** A ticket that its buyer cancels was not admitted since it was read (docs/decisions/0089). */
  endingVersion: [{ file: 'order-state/pass-ticket.ts', with: 'eq(version, read.version)', without: "''" }],
  /** A payment is for the order that began it. */
  foreignPayment,
  /** Stripe makes one refund of a request that is repeated. */
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a template in its own file.
  refundKey: [{ file: 'settlement/make-refund.ts', with: '`refund/${refund_id}`', without: 'undefined' }],
  /** A message that comes twice at once is counted once. */
  count: [
    {
      file: 'statistics/count-again.ts',
      with: 'before ? eq(version, before.version) : notExists(version)',
      without: "''",
    },
  ],
  /** Two copies of one message send one email. */
  emailClaim: [
    {
      file: 'mail/claim-email.ts',
      with: 'const claimed_by: string = randomUUID()',
      leaving: 'return { letGo: async () => {}, keepBack: async () => {} }',
    },
  ],
  /** One client does not use up an account's mail of the day. */
  clientMail: [{ file: 'mail/client-mails.ts', with: "ctx.clientAddress === ''", without: 'true' }],
  /** An account mails no more than its budget. */
  mailBudget: [
    {
      file: 'mail/take-mails.ts',
      with: 'await MailCountEntity.patch(mailCountKey(ctx, account_id, budget))',
      leaving: 'return',
    },
    { file: 'mail/take-mails.ts', with: 'if (mails > limit) return false', leaving: 'return true' },
  ],
  /** A scheduled message is sent by its latest plan only. */
  messagePlan: [
    {
      file: 'event-message/plan-message.ts',
      with: "[eq(is.is_waiting, true), eq(is.plan, plan)].join(' AND ')",
      without: "''",
    },
  ],
  /** Mail that SES takes from no one is put off instead of being tried like all other mail. */
  putOff: [{ file: 'message/put-off.ts', with: 'put_off >= mostRounds', without: 'true' }],
  /** An account has no more API keys than it may have. */
  keyLimit: [
    {
      file: 'api-key/api-keys.ts',
      with: 'lt(keys, maxApiKeysPerAccount)',
      without: 'lt(keys, 1_000_000)',
    },
  ],
  /** Two requests with one idempotency key have one effect. */
  requestClaim: [{ file: 'kept-answer/answer-once.ts', with: 'notExists(request_hash)', without: "''" }],
  /** A batch that DynamoDB leaves partly undone is asked for to its end. */
  batch: [{ file: 'table/batches.ts', with: 'leftName === undefined', without: 'true' }],
  /** A write that meets a running transaction is tried again. */
  conflict: [
    {
      file: 'table/retry-conflicts.ts',
      with: '!singleWrites.includes(String(commandName))',
      without: 'true',
    },
  ],
  /** A put that was refused by itself is taken for done. */
  ownPut: [{ file: 'table/retry-conflicts.ts', with: "commandName !== 'PutItemCommand'", without: 'true' }],
  /** A translation is written over the one that was read. */
  translationVersion: [
    {
      file: 'translation/translations.ts',
      with: 'seen === undefined ? notExists(version) : eq(version, seen)',
      without: "''",
    },
  ],
  /** What passes is told as "busy". */
  busy: [{ file: 'table/client.ts', with: 'isPassing(error)', without: 'false' }],
  /** What was lost to another write is tried again, */
  tries: [{ file: 'table/write.ts', with: 'attempted < tries', without: 'attempted < 1' }],
  /** but not too often, and not for too long. */
  bound: [
    { file: 'table/write.ts', with: 'attempted < tries', without: 'attempted < tries * 3' },
    {
      file: 'table/write.ts',
      with: 'performance.now() - started > longestMilliseconds',
      without: 'performance.now() - started > longestMilliseconds * 3',
    },
  ],
  /** Proofs that count the time that is asked for go without the clock: a slow machine ends nothing that AWS would not. */
  clock: [
    { file: 'patience.ts', with: 'patience.milliseconds', without: '900_000' },
    {
      file: 'table/write.ts',
      with: 'performance.now() - started > longestMilliseconds',
      without: 'false',
    },
    {
      file: 'hold/reclaim-lapsed-holds.ts',
      with: 'milliseconds < (isEnough(ended, shortages) ? helpingMilliseconds : longestMilliseconds)',
      without: 'true',
    },
  ],
} satisfies Record<string, GuardPlace[]>

export type GuardName = keyof typeof guards
