// Runs `npm start`, `npm test`, `npm run proofs` and `npm run verify`. Needs Node 20, npm and Java 17, and installs the rest.
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
  test: async () => (await import('./test.mjs')).test(),
  proofs: async () => (await import('./test.mjs')).proofs(),
  verify: async () => (await import('./test.mjs')).verify(),
}

try {
  if (!commands[command]) throw new StopWithMessage('Usage: node scripts/run.mjs start|test|proofs|verify')
  process.exitCode = await commands[command]()
} catch (error) {
  if (!(error instanceof StopWithMessage)) throw error
  console.error(error.message)
  process.exitCode = 1
}
