import type { Terminal } from '../command.ts'
import { runCommand } from '../run-command.ts'

/** Runs `pnpm operate …` against the stand-ins: its exit code, and what the operator reads. Nothing waits unless told to. */
export async function operate(...words: string[]): Promise<{ code: number; said: string }> {
  return operateAt({}, ...words)
}

/** As `operate`, before a terminal that answers and waits in a way of its own. */
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
