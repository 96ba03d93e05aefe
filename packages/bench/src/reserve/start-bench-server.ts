import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { BenchCommand } from './bench-command.ts'

/** Starts the process under test. `ask` sends it a command and waits for its answer. */
export async function startBenchServer() {
  const program = fileURLToPath(new URL('bench-server.ts', import.meta.url))
  const child = fork(program, {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  let fail: (reason: Error) => void = () => {}
  child.once('exit', () => fail(new Error('The process under test ended.')))
  const answer = <Result>() =>
    new Promise<Result>((resolve, reject) => {
      fail = reject
      child.once('message', (message: { result: Result } | { error: string }) =>
        'error' in message ? reject(new Error(message.error)) : resolve(message.result),
      )
    })
  const url = await answer<string>()
  return {
    url,
    ask<Result>(command: BenchCommand): Promise<Result> {
      const answered = answer<Result>()
      child.send(command)
      return answered
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.disconnect()
      await ended
    },
  }
}
