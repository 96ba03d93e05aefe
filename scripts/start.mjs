import { spawn } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import { endChildrenOnSignals, onEndOfNpm, root, toolEnvironment } from './command.mjs'
import { installDependencies } from './install-dependencies.mjs'
import { requireJava } from './require-java.mjs'

/** Runs Foyer until it is stopped. Resolves to the exit code. */
export async function start(args) {
  const stopListening = endChildrenOnSignals()
  await requireJava()
  await installDependencies()
  stopListening()

  const program = [path.join(root, 'packages/demo/src/start.ts'), ...args]
  // The channel tells the child when this process has ended, for any reason.
  const child = spawn(path.join(root, 'node_modules/node/bin/node'), ['--import', 'tsx', ...program], {
    cwd: root,
    env: toolEnvironment(),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  // Ctrl-C also reaches the child, which stops everything in order.
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  onEndOfNpm(() => child.kill('SIGTERM'))
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
