import type { ExportProgress } from '@foyer/contracts/export/export'
import type { MessageDescriptor } from '@lingui/core'

/** A file that a queue writes. */
export type FileProgress = Pick<ExportProgress, 'status' | 'rows_done' | 'rows_total'>

/** What a toast says of it. */
export interface FileWords {
  underWay: MessageDescriptor
  done: MessageDescriptor
  failed: MessageDescriptor
}

const pollMs = 1000

/** When to ask for its progress again: each second until it is there or has failed. */
export function nextLook(progress: Pick<FileProgress, 'status'> | undefined): number | false {
  const isOver = progress?.status === 'DONE' || progress?.status === 'FAILED'
  return isOver ? false : pollMs
}
