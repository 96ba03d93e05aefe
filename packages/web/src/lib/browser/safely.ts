/** Runs an action on the browser's storage, which throws when storage is blocked. Returns undefined in that case. */
export function safely<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
