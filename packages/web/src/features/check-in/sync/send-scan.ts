import type { Answer, ScanStore } from '../device/scan-store.ts'
import { askServer } from './ask-server.ts'

/** `answered`: the server decided. `unanswered`: the scan still waits. `elsewhere`: another tab sends it. */
export type Sent = { kind: 'answered'; answer: Answer } | { kind: 'unanswered' } | { kind: 'elsewhere' }

/** Sends one scan and settles it, unless another tab does. If both did, the server would still count one scan (F19). */
export function sendScan(store: ScanStore, scanId: string, isLate: boolean, ask = askServer): Promise<Sent> {
  return navigator.locks.request(
    `door-scan:${scanId}`,
    { ifAvailable: true },
    async (lock): Promise<Sent> => {
      const scan = lock && (await store.find(scanId))
      if (!scan) return { kind: 'elsewhere' }
      const answer = await ask(scan, isLate)
      if (!answer) return { kind: 'unanswered' }
      // The steward may have been told a verdict while the server was asked.
      const told = (await store.find(scanId))?.told ?? scan.told
      await store.settle({ ...scan, told }, answer, isLate)
      return { kind: 'answered', answer }
    },
  )
}
