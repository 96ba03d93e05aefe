/** Milliseconds that a code must be out of sight before it counts as a new scan. */
const outOfSight = 2500

/**
 * Accepts each code once, however many frames it is in. While `isBusy`, a new code is not accepted: it is as soon as that
 * is over.
 */
export function createScanGate(now: () => number = Date.now): (code: string, isBusy?: boolean) => boolean {
  let last = { code: '', seenAt: Number.NEGATIVE_INFINITY }
  return (code, isBusy = false) => {
    const isSame = code === last.code && now() - last.seenAt < outOfSight
    if (isBusy && !isSame) return false
    last = { code, seenAt: now() }
    return !isSame
  }
}
