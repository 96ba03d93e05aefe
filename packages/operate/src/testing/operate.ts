import type { Terminal } from '../command.ts'
import { runCommand } from '../run-command.ts'

/** Runs `pnpm operate …` on the stand-ins, without waiting. Answers its exit code and what the operator reads. */
export async function operate(...words: string[]): Promise<{ code: number; said: string }> {
  return operateAt({}, ...words)
}

/** Like `operate`, with a terminal that answers and waits as the test says. */
export async function operateAt(
  terminal: Partial<Terminal>,
  ...words: string[]
): Promise<{ code: number; said: string }> {
  const lines: string[] = []
  const code = await runCommand(words, {
    print: (line) => lines.push(line),
    ask: async (question) => {
      throw new Error(`No answer is prepared: ${question}`)
    },
    wait: async () => {},
    ...terminal,
  })
  return { code, said: lines.join('\n') }
}
