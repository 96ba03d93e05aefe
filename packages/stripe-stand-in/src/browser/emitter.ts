type Handler = (event: unknown) => void

/** Handlers by event name, as elements have them. */
export class Emitter {
  readonly #handlers = new Map<string, Set<Handler>>()

  on(name: string, handler: Handler): this {
    const handlers = this.#handlers.get(name) ?? new Set()
    this.#handlers.set(name, handlers.add(handler))
    return this
  }

  once(name: string, handler: Handler): this {
    const only: Handler = (event) => {
      this.off(name, only)
      handler(event)
    }
    return this.on(name, only)
  }

  off(name: string, handler?: Handler): this {
    if (handler) this.#handlers.get(name)?.delete(handler)
    else this.#handlers.delete(name)
    return this
  }

  hears(name: string): boolean {
    return (this.#handlers.get(name)?.size ?? 0) > 0
  }

  emit(name: string, event?: unknown): void {
    for (const handler of [...(this.#handlers.get(name) ?? [])]) handler(event)
  }
}
