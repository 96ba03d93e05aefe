import { setTimeout } from 'node:timers/promises'
import { patience } from './engine.ts'

/** Asks until there is an answer. Throws and names what it waited for when none comes in time. */
export async function waitFor<Answer>(
  what: string,
  ask: () => Promise<Answer | null | undefined | false>,
): Promise<Answer> {
  const end = Date.now() + patience
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (Date.now() > end) throw new Error(`The page never showed ${what}.`)
    await setTimeout(50)
  }
}
