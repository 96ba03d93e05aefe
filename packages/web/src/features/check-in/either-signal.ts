/** Ends with whichever of them ends first. `AbortSignal.any` would do, but is unknown before Safari 17.4. */
export function eitherSignal(...signals: AbortSignal[]): AbortSignal {
  const controller = new AbortController()
  for (const signal of signals) {
    const end = () => controller.abort(signal.reason)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true, signal: controller.signal })
  }
  return controller.signal
}
