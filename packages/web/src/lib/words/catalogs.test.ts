import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type ErrorCode, shownSentence } from '@foyer/contracts/error-code'
import { errors } from '@foyer/contracts/error-table'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const cli = join(dirname(createRequire(import.meta.url).resolve('@lingui/cli')), 'lingui.js')
const packageRoot = join(import.meta.dirname, '../../..')

/** Runs one of Lingui's own checks. Resolves with its output, also if it fails. */
async function check(...options: string[]): Promise<string> {
  const finished = run(process.execPath, [cli, 'check', ...options, '--verbose', '--workers', '1'], {
    cwd: packageRoot,
  })
  return finished.then(
    ({ stdout }) => stdout,
    (failure: { stdout: string; stderr: string }) => failure.stdout + failure.stderr,
  )
}

test('every text of the source is in the catalogs (else run "pnpm --filter @foyer/web extract")', async () => {
  expect(await check('sync', '--clean')).toContain('PASS')
}, 60_000)

test('every translated language has a translation for every text', async () => {
  expect(await check('missing', '--mode', 'catalog')).toContain('PASS')
}, 60_000)

test('the English catalog has every error’s sentence as in the table', () => {
  const catalog = readFileSync(join(packageRoot, 'src/locales/app/en.po'), 'utf8')
  const stale = (Object.keys(errors) as ErrorCode[]).filter(
    (code) => !catalog.includes(`msgid "${code}"\nmsgstr ${JSON.stringify(shownSentence(code))}\n`),
  )
  expect(stale).toEqual([])
})
