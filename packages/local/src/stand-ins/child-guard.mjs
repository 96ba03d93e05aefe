// Runs a command and ends it as soon as standard input closes, which the system does when the process that
// started the guard is gone, however it went: Ctrl-C, a crash, SIGKILL, a closed terminal.
import { spawn } from 'node:child_process'
import process from 'node:process'

const [command, ...args] = process.argv.slice(2)
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })

function end() {
  child.kill('SIGTERM')
  setTimeout(() => child.kill('SIGKILL'), 3000).unref()
}

process.stdin.on('end', end).on('error', end).resume()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
// A reader that is gone must not stop the guard before it has ended its child.
process.stdout.on('error', end)
process.stderr.on('error', end)
child.on('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(127)
})
child.on('exit', (code) => process.exit(code ?? 1))
