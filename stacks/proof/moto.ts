import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { runTool } from '../testing/run-tool.ts'

const environment = '.foyer/python'
const packages = ['moto[server]==5.2.5', 'cfn-lint==1.58.0']
const installed = `${environment}/bin/cfn-lint`

/** Moto's AWS control plane, and a way to ask what it has. */
export interface Moto {
  url: string
  ask: <Answer>(service: string, method: string, params?: object) => Promise<Answer>
  /** The kinds of resources that moto does not have and treats as created. */
  stoodIn: () => Promise<string[]>
  stop: () => void
}

/** Makes the virtual environment with moto and cfn-lint, unless it exists. */
export async function installPython(): Promise<void> {
  if (existsSync(installed)) return
  await runTool('python3', ['-m', 'venv', environment]).catch((cause) => {
    throw new Error(
      'This proof needs Python 3 with its venv module. On Debian: apt install python3-venv. Then run it again.',
      { cause },
    )
  })
  await runTool(`${environment}/bin/pip`, ['install', '--quiet', '--disable-pip-version-check', ...packages])
}

/** What cfn-lint says about the templates, one line each: rule, file and place, message. */
export async function lintTemplates(files: string[]): Promise<string[]> {
  const output = await runTool(installed, [
    '--non-zero-exit-code',
    'none',
    '--format',
    'json',
    '--',
    ...files,
  ])
  const found: { Rule: { Id: string }; Filename: string; Message: string }[] = JSON.parse(output)
  return found.map(({ Rule, Filename, Message }) => `${Rule.Id} ${Filename.split('/').at(-1)}: ${Message}`)
}

export async function startMoto(): Promise<Moto> {
  const child = spawn(`${environment}/bin/python`, ['stacks/proof/moto-control-plane.py'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const nextLine = async () => {
    const { value, done } = await lines.next()
    if (done) throw new Error('Moto has ended.')
    return JSON.parse(value)
  }
  const question = (line: string) => {
    child.stdin.write(`${line}\n`)
    return nextLine()
  }
  return {
    url: await nextLine(),
    ask: (service, method, params = {}) => question(JSON.stringify({ service, method, params })),
    stoodIn: () => question(''),
    stop: () => child.kill(),
  }
}
