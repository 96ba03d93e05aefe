import { run } from './command.mjs'
import { installDebianPackage } from './debian-package.mjs'
import { StopWithMessage } from './stop-with-message.mjs'

const oldestJava = 17

async function javaVersion() {
  const { code, output } = await run('java', ['-version'])
  const [, first, second] = output.match(/version "(\d+)(?:\.(\d+))?/) ?? []
  if (code !== 0 || !first) return null
  return first === '1' ? Number(second) : Number(first)
}

/** Finds Java for DynamoDB Local, installs it if that is allowed, or says what to do. */
export async function requireJava() {
  const version = await javaVersion()
  if (version !== null && version >= oldestJava) return
  await installDebianPackage('default-jre-headless')
  const installed = await javaVersion()
  if (installed !== null && installed >= oldestJava) return
  const found = installed === null ? 'found none' : `found ${installed}`
  throw new StopWithMessage(
    `Foyer needs Java ${oldestJava} or newer (${found}). Install a Java runtime and try again.`,
  )
}
