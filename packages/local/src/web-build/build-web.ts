import { execFile } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { keep, readKept } from '../kept-file.ts'
import { sourceFingerprint } from './source-fingerprint.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const web = path.join(root, 'packages/web')
const fingerprintFile = path.join(web, 'dist/sources.json')
const sources = [
  'packages/web',
  'packages/contracts/src',
  'packages/widget',
  'docs/api',
  'docs/api-stability.md',
  'pnpm-lock.yaml',
]

/** The sources that the finished build was made from. */
interface Built {
  fingerprint: string
}

/** Builds the web app and its page renderer, unless the last build used exactly these sources. */
export async function buildWeb(log: (step: string) => void): Promise<void> {
  const fingerprint = sourceFingerprint(sources.map((source) => path.join(root, source)))
  const built = ['client/index.html', 'client/widget.js', 'server/render-pages.js'].every((file) =>
    existsSync(path.join(web, 'dist', file)),
  )
  if (built && readKept<Built>(fingerprintFile)?.fingerprint === fingerprint) return

  log('Building the web app')
  // A build that is killed counts as none, also once its sources are those of the build before.
  rmSync(fingerprintFile, { force: true })
  try {
    // Every installation of Node.js has npm, but pnpm may not be on the path.
    // A build for users, also where a test asks for it: React's parts for development would not start.
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`,
    }
    await promisify(execFile)('npm', ['run', '--silent', 'build'], { cwd: web, env, maxBuffer: 64e6 })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`The web app does not build:\n${stdout}${stderr}`, { cause: error })
  }
  const finished: Built = { fingerprint }
  keep(fingerprintFile, finished)
}

// As a command, for `npm test`: what it builds first is what the journeys' Foyer serves, and is not built again under other tests.
if (import.meta.main) await buildWeb(console.log)
