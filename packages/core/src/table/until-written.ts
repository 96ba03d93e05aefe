import { AppError } from '../app-error.ts'
import { backOff } from './transact.ts'

const attempts = 8

/**
 * Reads, decides and writes again for as long as somebody else's write came between (`attempt` answers `lost`).
 * Error: `server.busy` when that does not end.
 */
export async function untilWritten<Result>(attempt: () => Promise<Result | 'lost'>): Promise<Result> {
  for (let attempted = 0; attempted < attempts; attempted += 1) {
    const result = await attempt()
    if (result !== 'lost') return result
    await backOff(attempted)
  }
  throw new AppError('server.busy')
}
