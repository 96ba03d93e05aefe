/** Aborts with the first of its signals. `AbortSignal.any` does the same, but Safari before 17.4 does not have it. */
export function eitherSignal(...signals: AbortSignal[]): AbortSignal {
  const controller = new AbortController()
  for (const signal of signals) {
    const end = () => controller.abort(signal.reason)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true, signal: controller.signal })
  }
  return controller.signal
}

/** Milliseconds to wait for a slow connection before the device answers. */
const patience = 6000

/** Aborts with that signal, or when the device should answer in place of a slow server. */
export function patiently(signal: AbortSignal): AbortSignal {
  return eitherSignal(signal, AbortSignal.timeout(patience))
}
