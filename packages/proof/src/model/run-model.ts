import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'

/** `pnpm proofs:model --seeds 5000 --from 1 --times 1`: as many random histories as somebody has time for. */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    times: { type: 'string', default: '1' },
  },
})
const env = { MODEL_SEEDS: values.seeds, MODEL_FROM: values.from, MODEL_TIMES: values.times }
const vitest = spawn(
  'vitest',
  ['run', '--project=proofs', 'packages/proof/src/model', '-t', 'lose nothing'],
  {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  },
)
vitest.once('exit', (code) => process.exit(code ?? 1))
