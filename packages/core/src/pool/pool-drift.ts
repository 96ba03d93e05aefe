import type { PoolChange } from './pool-change.ts'

/**
 * A shard's counts disagree with the orders that took from it, so what they took cannot be moved: asking again is in vain
 * (F28). An opaque error for the caller; its message is the operator's, in the log that the alarm points to.
 */
export class PoolDrift extends Error {
  override readonly name = 'PoolDrift'
  readonly pool_id: string
  readonly shard: number

  constructor(event_id: string, { pool_id, shard }: Pick<PoolChange, 'pool_id' | 'shard'>) {
    super(
      `The counts of pool ${pool_id}, shard ${shard}, disagree with the orders of event ${event_id}. ` +
        `Mend them: pnpm operate check-pools ${event_id} --mend`,
    )
    this.pool_id = pool_id
    this.shard = shard
  }
}
