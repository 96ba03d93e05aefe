import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from './command.mjs'

const run = promisify(execFile)
const environment = path.join(root, '.foyer/python-client')
/** Three generators of clients, and what the code of the last two needs. */
const needed = [
  ...['openapi-python-client==0.29.1', 'datamodel-code-generator==0.89.0', 'openapi-generator-cli==7.26.0'],
  ...['pydantic[email]==2.14.4', 'python-dateutil==2.9.0.post0', 'urllib3==2.8.0'],
]

const python = path.join(environment, 'bin/python')
const generators = ['openapi-python-client', 'datamodel-codegen', 'openapi-generator-cli'].map((name) =>
  path.join(environment, 'bin', name),
)

export const pythonHint =
  'The Python client needs Python 3.10 or newer with its venv module, and a way to its package registry. On Debian: apt install python3-venv.'

/** Makes a virtual environment with the generators of clients, unless it exists. Null when the machine cannot. */
export async function findPython() {
  if (generators.every(existsSync)) return {}
  try {
    await run('python3', ['-m', 'venv', environment])
    await run(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...needed])
    return {}
  } catch {
    return null
  }
}

/** Vitest calls this before the tests that need Python. */
export async function setup() {
  if (!(await findPython())) throw new Error(pythonHint)
}
