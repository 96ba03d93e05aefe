import type { BrowserContext } from '@playwright/test'

/** Collects what goes wrong unseen in every page of the contexts it follows: console errors and uncaught exceptions. */
export class ConsoleWatch {
  readonly #problems: string[] = []
  readonly #expected: RegExp[] = []

  follow(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error') this.#problems.push(`${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => this.#problems.push(String(error.error())))
  }

  /** A journey that provokes a refusal says so: the browser reports each answer of 400 or more. */
  expect(problem: RegExp): void {
    this.#expected.push(problem)
  }

  get problems(): string[] {
    return this.#problems.filter((problem) => !this.#expected.some((expected) => expected.test(problem)))
  }
}
