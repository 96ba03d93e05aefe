import { keep, readKept } from '../kept-file.ts'

/**
 * The last sequence number handled in each shard; kept in `file`, so that a restart loses and repeats nothing. Without a readable file the whole
 * stream is handled again.
 */
export function streamPosition(file: string | null) {
  const handled = new Map<string, string>(Object.entries((file && readKept(file)) || {}))
  return {
    get: (shardId: string) => handled.get(shardId),
    set(shardId: string, sequenceNumber: string) {
      handled.set(shardId, sequenceNumber)
      if (file) keep(file, Object.fromEntries(handled))
    },
  }
}
