import type { toast } from 'sonner'

type Toast = typeof toast

let offer: (shown: Toast) => void
const offered = new Promise<Toast>((resolve) => {
  offer = resolve
})

/** Called by the `Toaster` once it is on screen. */
export function offerToasts(shown: Toast): void {
  offer(shown)
}

/** Sonner's `toast`, for modules that pages load before they can show any. */
export const toasts = (): Promise<Toast> => offered
