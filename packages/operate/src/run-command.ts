import { type ParseArgsConfig, parseArgs } from 'node:util'
import { SettingsError } from '../../../stacks/own-settings.ts'
import { awsTrouble } from './aws-trouble.ts'
import { type Command, type CommandInput, OperatorError, type Terminal } from './command.ts'
import { commands } from './commands.ts'
import { callOf, usageOf } from './usage.ts'
import { useRegion, useStage } from './use-stage.ts'

/** The exit code for the shell: 0 all is well, 1 something is wrong, 2 the call was not understood. */
export type ExitCode = 0 | 1 | 2

/** Runs the command that the words after `pnpm operate` name. */
export async function runCommand(
  [name = '', ...given]: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  const say = terminal.print
  const command = commands.find((it) => it.name === name)
  if (!command) {
    say(usageOf(commands))
    return 2
  }
  const input = inputOf(command, given, terminal)
  if (!input) {
    say(`Usage:\n${callOf(command)}`)
    return 2
  }
  try {
    if (input.stage) useRegion(input.stage)
    if (input.stage && command.usesStage) await useStage(input.stage)
    const run = await command.load()
    return (await run(input)) ? 0 : 1
  } catch (error) {
    const isSaid = error instanceof OperatorError || error instanceof SettingsError
    const sentence = isSaid ? error.message : awsTrouble(error)
    if (sentence === null) throw error
    say(sentence)
    return 1
  }
}

function inputOf(command: Command, args: string[], terminal: Terminal): CommandInput | null {
  const config: ParseArgsConfig = {
    args,
    allowPositionals: true,
    options: { stage: { type: 'string' }, ...command.options },
  }
  try {
    const { positionals, values } = parseArgs(config)
    if (positionals.length !== command.words.length || positionals.includes('')) return null
    const { stage, ...options } = values as CommandInput['options']
    return { words: positionals, options, stage: stage as string | undefined, terminal, say: terminal.print }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    terminal.print(error.message)
    return null
  }
}
