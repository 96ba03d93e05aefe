import type { ParseArgsOptionsConfig } from 'node:util'

/** A command's input. Its row names its options; `--stage` comes on top. */
export interface CommandInput {
  /** The words after the command's name: one for each word in its row. */
  words: string[]
  options: Record<string, string | boolean | undefined>
  /** The value of `--stage`. Undefined when the environment alone says where everything is. */
  stage: string | undefined
  terminal: Terminal
  /** The terminal's `print`, which commands use most. */
  say: Terminal['print']
}

/** The terminal that an operator uses. */
export interface Terminal {
  /** Prints a line for the operator. No log gets it. */
  print: (line: string) => void
  /** Asks for a secret, and does not show it while it is typed. The secret may also be piped in. */
  ask: (question: string) => Promise<string>
  wait: (seconds: number) => Promise<void>
}

/** Does an operator's job and answers whether all is well afterwards. Throws `OperatorError` for what an operator can fix. */
export type RunCommand = (input: CommandInput) => Promise<boolean>

/** A row in the table of commands (`commands.ts`). */
export interface Command {
  name: string
  /** The words that it needs, as the usage shows them, such as `<event id>`. */
  words: readonly string[]
  /** The options that it takes in addition to `--stage`. */
  options?: ParseArgsOptionsConfig
  /** What it does, in sentences. The first sentence says its purpose. */
  about: string
  /**
   * Whether the stage's names and addresses are first read from its functions. False for a command that runs before the stage
   * exists or that never touches its data.
   */
  usesStage: boolean
  /** Imports the command when it runs, because core reads its environment at its first use. */
  load: () => Promise<RunCommand>
}

/** Says what went wrong and what the operator can do. It is printed without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
