import { useState } from 'react'

/** A row that was refused, and why. */
export interface BulkFailure<Row> {
  row: Row
  error: unknown
}

interface BulkResult<Row> {
  done: Row[]
  failures: BulkFailure<Row>[]
}

export interface BulkProgress {
  done: number
  total: number
}

/** Does something to many rows, one after the other, so that no crowd of requests arrives. A refusal does not stop the others. */
export function useBulkRun() {
  const [progress, setProgress] = useState<BulkProgress | null>(null)
  const run = async <Row>(
    rows: readonly Row[],
    act: (row: Row) => Promise<unknown>,
  ): Promise<BulkResult<Row>> => {
    const result: BulkResult<Row> = { done: [], failures: [] }
    for (const [done, row] of rows.entries()) {
      setProgress({ done, total: rows.length })
      await act(row).then(
        () => result.done.push(row),
        (error: unknown) => result.failures.push({ row, error }),
      )
    }
    setProgress(null)
    return result
  }
  return { progress, run }
}
