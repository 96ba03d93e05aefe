import { runCommand } from './run-command.ts'
import { openTerminal } from './terminal.ts'

const terminal = openTerminal(process.stdin, (text) => process.stderr.write(text))
process.exitCode = await runCommand(process.argv.slice(2), terminal)
terminal.close()
