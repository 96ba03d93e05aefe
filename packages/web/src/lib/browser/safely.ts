/** For the browser's storage, which throws where it is blocked: then the answer is undefined, and life goes on without. */
export function safely<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
