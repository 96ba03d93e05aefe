import type { BrowserContext } from '@playwright/test'

/**
 * Collects hidden problems in every page of the contexts it follows: console errors, uncaught exceptions, and violations of
 * the page's policies, which the browser tells by an event and by a report.
 */
export class ConsoleWatch {
  readonly #problems = new Set<string>()
  readonly #expected: RegExp[] = []

  /** Follows a context. Await it before the context opens its first page. */
  async follow(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (message.type() === 'error') this.#problems.add(`${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => this.#problems.add(String(error.error())))
    await context.exposeBinding('tellViolation', (_source, text: string) => this.#problems.add(text))
    await context.addInitScript(tellViolations)
  }

  /** Accepts a problem that the journey provokes. The browser reports each answer of 400 or more. */
  expect(problem: RegExp): void {
    this.#expected.push(problem)
  }

  /** All problems, including those that were expected. */
  get all(): string[] {
    return [...this.#problems]
  }

  get problems(): string[] {
    return this.all.filter((problem) => !this.#expected.some((expected) => expected.test(problem)))
  }
}

/** Runs in every document, before its own scripts. */
function tellViolations(): void {
  const tell = (text: string) =>
    (globalThis as unknown as { tellViolation: (text: string) => void }).tellViolation(text)
  document.addEventListener('securitypolicyviolation', (event) => {
    const where = `${event.sourceFile}:${event.lineNumber}`
    tell(`policy violation: ${event.effectiveDirective} of ${location.href}: ${event.blockedURI} (${where})`)
  })
  const types = ['csp-violation', 'permissions-policy-violation']
  new ReportingObserver(
    (reports) => {
      for (const { type, body } of reports)
        tell(`policy report: ${type} of ${location.href}: ${JSON.stringify(body)}`)
    },
    { types, buffered: true },
  ).observe()
}
