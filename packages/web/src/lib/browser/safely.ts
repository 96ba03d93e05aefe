/** Runs an action on the browser's storage, which throws when it is blocked. Answers undefined then. */
export function safely<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
