import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Terminal } from './command.ts'
import { runCommand } from './run-command.ts'

const terminal: Terminal = {
  print: (line) => console.log(line),
  wait: (seconds) => sleep(seconds * 1000),
  async ask(question) {
    process.stderr.write(`${question} `)
    const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
    const lines = createInterface({ input: process.stdin, output: unseen, terminal: process.stdin.isTTY })
    const answer = await lines.question('')
    lines.close()
    process.stderr.write('\n')
    return answer.trim()
  },
}

process.exitCode = await runCommand(process.argv.slice(2), terminal)
