import { isInToasts } from './is-in-toasts.ts'

/**
 * A toast lies outside of every sheet and dialog, but pressing its button, or leaving it with Escape, is no wish to close
 * them. Spread onto the content of a Radix dialog.
 */
export const stayForToast = {
  onInteractOutside: (event: CustomEvent<{ originalEvent: Event }>) => {
    if (isInToasts(event.detail.originalEvent.target)) event.preventDefault()
  },
  onEscapeKeyDown: (event: KeyboardEvent) => {
    if (isInToasts(document.activeElement)) event.preventDefault()
  },
}
