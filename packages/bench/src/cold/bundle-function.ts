import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Metafile } from 'esbuild'
import { bundleOptions } from '../../../../stacks/bundle/bundle-options.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const source = path.join(root, 'packages/functions/src')

/** Every function. The function that encodes images is bundled without its native code. */
export const bundledHandlers = [
  'api',
  'page',
  'stripe-webhook',
  'wallet',
  'relay',
  'lane/email-lane',
  'lane/order-lane',
  'payment/reconcile-payments',
  'lane/record-lane',
  'lane/file-lane',
  'event-message/event-message-consumer',
]

export interface BundledFunction {
  directory: string
  /** The file that Lambda imports. */
  entry: string
  metafile: Metafile
}

/** Bundles one function into a new folder with the options of SST and `stacks/bundle`. */
export async function bundleFunction(handler: string): Promise<BundledFunction> {
  const directory = mkdtempSync(path.join(tmpdir(), `foyer-cold-${path.basename(handler)}-`))
  const { metafile } = await build({
    entryPoints: [path.join(source, `${handler}.ts`)],
    outdir: directory,
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    format: 'esm',
    target: 'esnext',
    mainFields: ['module', 'main'],
    external: ['sharp', 'pg-native'],
    bundle: true,
    splitting: true,
    ...bundleOptions(root),
    keepNames: true,
    metafile: true,
    logLevel: 'silent',
    banner: {
      js: [
        "import { createRequire as topLevelCreateRequire } from 'module';",
        'const require = topLevelCreateRequire(import.meta.url);',
        "import { fileURLToPath as topLevelFileUrlToPath, URL as topLevelURL } from 'url';",
        "const __dirname = topLevelFileUrlToPath(new topLevelURL('.', import.meta.url));",
      ].join('\n'),
    },
  })
  return { directory, entry: path.join(directory, `${path.basename(handler)}.mjs`), metafile }
}
