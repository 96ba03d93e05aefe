import type { ScanStore } from '../device/scan-store.ts'
import type { KeptScan } from '../scan.ts'
import { askServer } from './ask-server.ts'
import { sendScan } from './send-scan.ts'

/** So long, in milliseconds, a scan about which nothing was told yet is still being asked about at the door. */
const askedAtTheDoor = 6000
/** One scan that the server cannot digest must not hold up the others; two in a row mean that it is not there. */
const givingUp = 2

/**
 * Sends all scans that wait, oldest first, from one tab at a time. True when none is left to be tried again; false when
 * the server did not answer them all.
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
