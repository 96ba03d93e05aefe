import { createInterface, type Interface } from 'node:readline'
import { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Terminal } from './command.ts'

/**
 * The terminal of a shell. It reads answers from one interface, from the first question on: a second one would not get the lines that the first has
 * read. `close` lets the process end.
 */
export function openTerminal(
  input: NodeJS.ReadableStream & { isTTY?: boolean },
  show: (text: string) => void,
): Terminal & { close: () => void } {
  let opened: { lines: Interface; next: AsyncIterator<string> } | undefined
  const open = () => {
    const output = new Writable({ write: (_chunk, _encoding, done) => done() })
    const lines = createInterface({ input, output, terminal: input.isTTY === true })
    // On a terminal, readline takes Ctrl-C for the end of the answers.
    lines.on('SIGINT', () => process.exit(130))
    return { lines, next: lines[Symbol.asyncIterator]() }
  }
  return {
    print: (line) => console.log(line),
    wait: (seconds) => sleep(seconds * 1000),
    async ask(question) {
      show(`${question} `)
      opened ??= open()
      const { value, done } = await opened.next.next()
      show('\n')
      return done ? '' : value.trim()
    },
    close: () => opened?.lines.close(),
  }
}
