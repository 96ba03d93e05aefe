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
 * Reads the options of `npm start -- …`: `--port N` (default 4300; 0 for a free port), `--fresh` (start with fresh data),
 * `--directory DIR` (default .foyer), `--in-memory`, `--no-seed`, `--dev` (reload changes). Throws TypeError for anything else.
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
    throw new TypeError(`${values.port} is not a port.`)
  return {
    port,
    directory: values['in-memory'] ? null : path.resolve(root, values.directory),
    fresh: values.fresh,
    seed: values.seed,
    dev: values.dev,
  }
}
