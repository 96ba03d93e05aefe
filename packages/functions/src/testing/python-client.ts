import { execFile, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../../', import.meta.url))
/** The virtual environment of `scripts/require-python.mjs`. */
const programs = path.join(root, '.foyer/python-client/bin')

/** What openapi-python-client makes of documents, by the names of the packages, beside the recipes: the folder, and what it could not make. */
export async function generatePythonClients(
  documents: Record<string, object>,
): Promise<{ directory: string; warnings: string[] }> {
  const directory = mkdtempSync(path.join(tmpdir(), 'foyer-python-'))
  // Formatting is for readers.
  writeFileSync(path.join(directory, 'settings.yml'), 'post_hooks: []\n')
  cpSync(path.join(root, 'docs/api/recipes/python'), directory, { recursive: true })
  const warnings: string[] = []
  for (const [name, document] of Object.entries(documents)) {
    writeFileSync(path.join(directory, 'openapi.json'), JSON.stringify(document))
    const paths = ['--path', 'openapi.json', '--output-path', name, '--config', 'settings.yml']
    const program = path.join(programs, 'openapi-python-client')
    const { stdout, stderr } = await run(program, ['generate', '--meta', 'none', ...paths], {
      cwd: directory,
      maxBuffer: 20_000_000,
    })
    warnings.push(...[...`${stdout}\n${stderr}`.matchAll(/^(?:WARNING|ERROR) .*$/gm)].map(([line]) => line))
  }
  return { directory, warnings }
}

/** What two further generators make of a document: `foyer_models` of datamodel-code-generator, `foyer_openapi` of openapi-generator, which needs Java. */
export async function generateOtherPythonCode(document: object): Promise<string> {
  const directory = mkdtempSync(path.join(tmpdir(), 'foyer-python-'))
  writeFileSync(path.join(directory, 'openapi.json'), JSON.stringify(document))
  const make = (program: string, ...given: string[]) =>
    run(path.join(programs, program), given, { cwd: directory, maxBuffer: 20_000_000 })
  const models = ['--output', 'foyer_models.py', '--output-model-type', 'pydantic_v2.BaseModel']
  await make(
    'datamodel-codegen',
    ...['--input', 'openapi.json', '--input-file-type', 'openapi', '--formatters', 'builtin', ...models],
  )
  const named = ['--package-name', 'foyer_openapi', '-o', '.']
  await make('openapi-generator-cli', 'generate', '-i', 'openapi.json', '-g', 'python', ...named)
  return directory
}

/** Runs one of the recipes with that client, and answers what it answers. */
export async function runPythonJob(
  directory: string,
  asked: { address: string; key: string | null; job: string; given: object },
): Promise<unknown> {
  return runPython('run-python-job.py', directory, asked)
}

/** Runs a program of this folder with what was generated in that one: it reads JSON and answers JSON. */
export async function runPython(file: string, directory: string, asked: object): Promise<unknown> {
  const program = fileURLToPath(new URL(file, import.meta.url))
  const child = spawn(path.join(programs, 'python'), [program], {
    env: { ...process.env, PYTHONPATH: directory },
  })
  child.stdin.end(JSON.stringify(asked))
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout)
}
