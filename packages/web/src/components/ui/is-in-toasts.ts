/** Whether the target is in a toast, or is the list of toasts. */
export function isInToasts(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-sonner-toaster]') !== null
}
