import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from './command.mjs'

const run = promisify(execFile)
const environment = path.join(root, '.foyer/python-client')
const needed = 'openapi-python-client==0.29.1'

const python = path.join(environment, 'bin/python')
const generator = path.join(environment, 'bin/openapi-python-client')

export const pythonHint =
  'The Python client needs Python 3.10 or newer with its venv module, and a way to its package registry. On Debian: apt install python3-venv.'

/** Makes a virtual environment with the generator of clients, unless it exists. Null when the machine cannot. */
export async function findPython() {
  if (existsSync(generator)) return {}
  try {
    await run('python3', ['-m', 'venv', environment])
    await run(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', needed])
    return {}
  } catch {
    return null
  }
}

/** Vitest calls this before the tests that need Python. */
export async function setup() {
  if (!(await findPython())) throw new Error(pythonHint)
}
