import { PassThrough } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { openTerminal } from './terminal.ts'

describe('the terminal of pnpm operate', () => {
  it('takes one line of what is piped in for each question, also when all come at once', async () => {
    const input = new PassThrough()
    input.end('sk_test_1\n pk_test_1 \ncorrect horse')
    const terminal = openTerminal(input, () => {})
    const answers: string[] = []
    for (const question of ['Secret key:', 'Publishable key:', 'Password:']) {
      answers.push(await terminal.ask(question))
      await turn()
    }
    expect(answers).toEqual(['sk_test_1', 'pk_test_1', 'correct horse'])
    terminal.close()
  })

  it('takes the end of what is piped in for Enter, and shows each question', async () => {
    const input = new PassThrough()
    input.end('sk_test_1\n')
    const shown: string[] = []
    const terminal = openTerminal(input, (text) => shown.push(text))
    expect([await terminal.ask('Secret key:'), await terminal.ask('Publishable key:')]).toEqual([
      'sk_test_1',
      '',
    ])
    expect(shown.join('')).toContain('Secret key:')
    expect(shown.join('')).not.toContain('sk_test_1')
    terminal.close()
  })
})
