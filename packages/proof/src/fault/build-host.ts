import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { instrumentedBundle } from '@foyer/core/testing/guard/instrument'
import { build, type Plugin } from 'esbuild'

const entry = fileURLToPath(new URL('./host/fault-host.ts', import.meta.url))

/** An empty page in place of the drawn ticket: drawing has no steps, and is half of a case's cost. */
const blankTicket: Plugin = {
  name: 'blank-ticket',
  setup(build) {
    const contents = 'export const renderTicketPdf = async () => new Uint8Array([37, 80, 68, 70])'
    build.onLoad({ filter: /core\/src\/attendee\/render-ticket-pdf\.ts$/ }, () => ({ contents }))
  },
}

/** Not bundled, as on Lambda, because its native code must stay where it was installed. */
const sharpInPlace: Plugin = {
  name: 'sharp-in-place',
  setup(build) {
    build.onResolve({ filter: /^sharp$/ }, ({ importer }) => ({
      path: pathToFileURL(createRequire(importer).resolve('sharp')).href,
      external: true,
    }))
  },
}

/** The host with all of the product's functions as one bundle, as on Lambda, so that a new process starts in a moment. */
export async function buildHost() {
  const directory = mkdtempSync(path.join(tmpdir(), 'foyer-fault-host-'))
  const file = path.join(directory, 'fault-host.mjs')
  await build({
    entryPoints: [entry],
    outfile: file,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    mainFields: ['module', 'main'],
    minifyWhitespace: true,
    logLevel: 'warning',
    plugins: [instrumentedBundle, blankTicket, sharpInPlace],
    // CommonJS packages within an ES module need what only CommonJS has.
    banner: {
      js: "import { createRequire as hostRequire } from 'node:module'; const require = hostRequire(import.meta.url); const __dirname = import.meta.dirname; const __filename = import.meta.filename;",
    },
  })
  return {
    file,
    env: { NODE_COMPILE_CACHE: path.join(directory, 'compiled') },
    remove: () => rmSync(directory, { recursive: true, force: true }),
  }
}
