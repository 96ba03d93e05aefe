// Runs `npm start`, `npm test`, `npm run test:all` and `npm run boots`. Needs Node 20, npm and Java 17, and installs the rest.
import process from 'node:process'

const [command, ...args] = process.argv.slice(2)
const oldestNode = 20

if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  console.error(
    `Foyer needs Node ${oldestNode} or newer. This is ${process.versions.node}. Install a newer version and try again.`,
  )
  process.exit(1)
}

// Imported here because an older Node cannot parse these files.
const { StopWithMessage } = await import('./stop-with-message.mjs')
const commands = {
  start: async () => (await import('./start.mjs')).start(args),
  test: async () => (await import('./test.mjs')).gate(),
  all: async () => (await import('./test.mjs')).testAll(args),
  boots: async () => (await import('./boots.mjs')).boots(),
}

try {
  if (!commands[command]) throw new StopWithMessage('Usage: node scripts/run.mjs start|test|all|boots')
  process.exitCode = await commands[command]()
} catch (error) {
  if (!(error instanceof StopWithMessage)) throw error
  console.error(error.message)
  process.exitCode = 1
}
