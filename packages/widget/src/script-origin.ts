/**
 * Where this script comes from is where the tickets are sold. A module has no element that says so; the browser's list of
 * calls names its address.
 */
export function scriptOrigin(): string {
  const element = document.currentScript as HTMLScriptElement | null
  return new URL(element?.src || addressIn(new Error().stack ?? '') || location.href).origin
}

/** The address of this script in such a list, as each browser writes it. */
export function addressIn(calls: string): string | null {
  return /https?:\/\/[^\s()@]+?\/widget\.js/.exec(calls)?.[0] ?? null
}
