/** A code that stays before the camera is one scan until it has been out of sight this long, in milliseconds. */
const outOfSight = 2500

/**
 * Lets each code that the camera sees through once, however many frames it is in. While `isBusy`, a new code has to
 * wait: it is let through as soon as that is over.
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
