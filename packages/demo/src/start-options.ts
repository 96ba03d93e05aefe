import path from 'node:path'
import { parseArgs } from 'node:util'

export type StartOptions = {
  port: number
  directory: string | null
  fresh: boolean
  seed: boolean
  dev: boolean
}

/**
 * What `npm start -- …` understands: `--port N` (4300; 0 takes a free one), `--fresh` (with fresh data), `--directory DIR`
 * (.foyer), `--in-memory`, `--no-seed`, `--dev` (reload what is changed). Throws TypeError on anything else.
 */
export function startOptions(args: string[], root: string): StartOptions {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: {
      port: { type: 'string', default: '4300' },
      fresh: { type: 'boolean', default: false },
      directory: { type: 'string', default: '.foyer' },
      'in-memory': { type: 'boolean', default: false },
      seed: { type: 'boolean', default: true },
      dev: { type: 'boolean', default: false },
    },
  })
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new TypeError(`No such port: ${values.port}`)
  return {
    port,
    directory: values['in-memory'] ? null : path.resolve(root, values.directory),
    fresh: values.fresh,
    seed: values.seed,
    dev: values.dev,
  }
}
