import { root, run, toolEnvironment } from './command.mjs'
import { readReport } from './test-report.mjs'

/**
 * Runs a step and resolves to `{ name, ms, passed, failed, names, files }`. Tests print each failure as it happens, and leave their counts
 * in `report`; a check prints what it found at its end. A step that lacks something of the machine fails, or is left out if it is optional.
 */
export async function runStep(step, report) {
  const { name, program, args, cwd = root, env = async () => ({}), hint, isOptional, hasReport } = step
  const since = Date.now()
  console.log(`  … ${name}`)
  const extra = await env()
  if (!extra) {
    console.log(`  · ${name}: not run. ${hint}`)
    return { name, ms: 0, ...(isOptional ? nothing : { ...nothing, failed: 1, names: [`${name}: ${hint}`] }) }
  }
  const { code, output } = await run(program, args, {
    cwd,
    env: { ...toolEnvironment(), ...extra, TEST_REPORT: report },
    onLine: hasReport ? showLine : undefined,
  })
  if (code !== 0 && !hasReport) console.log(output)
  const counts = hasReport ? readReport(code, report) : checkResult(code)
  const ms = Date.now() - since
  console.log(`  · ${name}: ${counts.passed} ok, ${counts.failed} not ok (${(ms / 1000).toFixed(1)} s)`)
  const names = counts.failed > 0 && counts.names.length === 0 ? ['see above'] : counts.names
  return { name, ms, ...counts, names: names.map((one) => `${name}: ${one}`) }
}

/** What a program under test logs is not for people. */
function showLine(line) {
  if (!line.startsWith('{"level":')) console.log(line)
}

const nothing = { passed: 0, failed: 0, names: [], files: [] }
const checkResult = (code) => ({ ...nothing, passed: Number(code === 0), failed: Number(code !== 0) })
