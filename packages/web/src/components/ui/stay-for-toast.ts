/** A toast lies outside of every sheet and dialog, but pressing its button is no wish to leave them. */
export function stayForToast(event: CustomEvent<{ originalEvent: Event }>): void {
  const { target } = event.detail.originalEvent
  if (target instanceof Element && target.closest('[data-sonner-toaster]')) event.preventDefault()
}
