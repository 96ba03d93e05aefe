const listeners = new Set<() => void>()
let solving = 0

/** Whether the browser is solving a proof of work, so that screens say that it takes a moment. */
export const proofWait = {
  isSolving: (): boolean => solving > 0,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    change(1)
    try {
      return await work()
    } finally {
      change(-1)
    }
  },
}

function change(by: number): void {
  solving += by
  for (const listener of listeners) listener()
}
