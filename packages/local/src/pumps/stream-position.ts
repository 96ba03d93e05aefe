import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The last sequence number handled in each shard; kept in `file`, so that a restart loses and repeats nothing. */
export function streamPosition(file: string | null) {
  const handled = new Map<string, string>(
    file && existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8'))) : [],
  )
  if (file) mkdirSync(path.dirname(file), { recursive: true })
  return {
    get: (shardId: string) => handled.get(shardId),
    set(shardId: string, sequenceNumber: string) {
      handled.set(shardId, sequenceNumber)
      if (file) writeFileSync(file, JSON.stringify(Object.fromEntries(handled)))
    },
  }
}
