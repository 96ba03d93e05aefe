import { runCommand } from '../run-command.ts'

/** Runs `pnpm operate …` against the stand-ins: its exit code, and what the operator reads. */
export async function operate(...words: string[]): Promise<{ code: number; said: string }> {
  const lines: string[] = []
  const code = await runCommand(words, (line) => lines.push(line))
  return { code, said: lines.join('\n') }
}
