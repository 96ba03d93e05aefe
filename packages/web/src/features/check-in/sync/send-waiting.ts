import type { ScanStore } from '../device/scan-store.ts'
import type { KeptScan } from '../scan.ts'
import { askServer } from './ask-server.ts'
import { sendScan } from './send-scan.ts'

/** Milliseconds in which a scan without a verdict is still left to the request from the check-in screen. */
const askedAtTheDoor = 6000
/**
 * One scan that the server cannot handle must not hold up the others. After two in a row the server counts as out of
 * reach.
 */
const givingUp = 2

/**
 * Sends all waiting scans, oldest first, from one tab at a time. True if none has to be tried again, false if the server
 * left one unanswered.
 */
export function sendWaiting(store: ScanStore, ask = askServer): Promise<boolean> {
  return navigator.locks.request(
    `door-sync:${store.listShortId}`,
    { ifAvailable: true },
    async (lock): Promise<boolean> => {
      if (!lock) return true
      await store.load()
      let unanswered = 0
      let inARow = 0
      for (const scan of store.state().waiting) {
        const { kind } = isBeingAsked(scan)
          ? ({ kind: 'skipped' } as const)
          : await sendScan(store, scan.scan_id, true, ask)
        inARow = kind === 'unanswered' ? inARow + 1 : 0
        if (kind === 'unanswered' || kind === 'skipped') unanswered += 1
        if (inARow === givingUp) break
      }
      return unanswered === 0
    },
  )
}

function isBeingAsked({ told, scanned_at }: KeptScan): boolean {
  return told === null && Date.now() - Date.parse(scanned_at) < askedAtTheDoor
}
