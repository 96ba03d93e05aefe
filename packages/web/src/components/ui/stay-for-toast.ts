import { isInToasts } from './is-in-toasts.ts'

/**
 * Keeps a dialog open when a person presses a toast's button or leaves the toast with Escape, although toasts lie outside every
 * sheet and dialog. Spread it onto the content of a Radix dialog.
 */
export const stayForToast = {
  onInteractOutside: (event: CustomEvent<{ originalEvent: Event }>) => {
    if (isInToasts(event.detail.originalEvent.target)) event.preventDefault()
  },
  onEscapeKeyDown: (event: KeyboardEvent) => {
    if (isInToasts(document.activeElement)) event.preventDefault()
  },
}
