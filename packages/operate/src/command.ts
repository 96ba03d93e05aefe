import type { ParseArgsOptionsConfig } from 'node:util'

/** What a command is told. Options are those of its row, beside `--stage`. */
export interface CommandInput {
  /** Words after the command's name, as many as its row names. */
  words: string[]
  options: Record<string, string | boolean | undefined>
  /** As `--stage` says it; undefined where the environment alone says where everything is. */
  stage: string | undefined
  terminal: Terminal
  /** The terminal's `print`, the commonest. */
  say: Terminal['print']
}

/** What an operator sits before. */
export interface Terminal {
  /** Prints a line for the operator; never for a log. */
  print: (line: string) => void
  /** Asks for a secret, which is not shown while it is typed; it may be piped in as well. */
  ask: (question: string) => Promise<string>
  wait: (seconds: number) => Promise<void>
}

/** Does an operator's job; answers whether all is well afterwards. What an operator can mend, it throws as `OperatorError`. */
export type RunCommand = (input: CommandInput) => Promise<boolean>

/** A row of the table of commands (`commands.ts`). */
export interface Command {
  name: string
  /** The words that it needs, as the usage shows them: `<event id>`. */
  words: readonly string[]
  /** The options that it takes beside `--stage`. */
  options?: ParseArgsOptionsConfig
  /** What it does, in sentences. The first one is what it is for. */
  about: string
  /**
   * Whether the stage's names and addresses are read from its API function first. A command that runs before the stage is
   * there, or that never touches its data, says no.
   */
  usesStage: boolean
  /** Imported only when it runs: core reads its environment when it is first used. */
  load: () => Promise<RunCommand>
}

/** What went wrong in words that tell an operator what to do; printed without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
