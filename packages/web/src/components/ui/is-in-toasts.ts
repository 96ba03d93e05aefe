/** Whether something lies in a toast, or is the list of them. */
export function isInToasts(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-sonner-toaster]') !== null
}
