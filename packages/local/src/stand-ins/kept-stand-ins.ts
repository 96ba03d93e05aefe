import { rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { keep, readKept } from '../kept-file.ts'
import { sourceFingerprint } from '../web-build/source-fingerprint.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const defaultFile = path.join(root, '.foyer', 'stand-ins.json')

/** The stand-ins' sources. Tests only reuse stand-ins that were started from the same sources. */
const sources = [
  'packages/local/src/stand-ins',
  'packages/local/src/s3',
  'packages/stripe-stand-in/src',
  'packages/core/src/table',
  'stacks/limit',
].map((folder) => path.join(root, folder))

interface Kept {
  fingerprint: string
  env: Record<string, string>
}

/** Announces stand-ins that keep running between test runs. Returns a function that withdraws this. */
export function announceStandIns(env: Record<string, string>, file = defaultFile): () => void {
  const kept: Kept = { fingerprint: sourceFingerprint(sources), env }
  keep(file, kept)
  return () => rmSync(file, { force: true })
}

/** The environment of running stand-ins, if they answer and were started from the current sources, else null. */
export async function keptStandIns(file = defaultFile): Promise<Record<string, string> | null> {
  const kept = readKept<Kept>(file)
  if (kept?.fingerprint !== sourceFingerprint(sources)) return null
  const addresses = Object.entries(kept.env).filter(([name]) => name.startsWith('AWS_ENDPOINT_URL_'))
  const answers = await Promise.all(addresses.map(([, url]) => answersAt(url)))
  return answers.every(Boolean) ? kept.env : null
}

async function answersAt(url: string): Promise<boolean> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(10_000) })
    return true
  } catch {
    return false
  }
}
