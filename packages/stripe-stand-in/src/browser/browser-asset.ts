import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { Stripe } from 'stripe'

interface BrowserAsset {
  body: string
  type: string
}

const SCRIPTS = ['stripe-js', 'payment-form', 'challenge']
const STYLES = ['payment-form', 'page']
/** `.ts` in the sources, `.js` where it is published. */
const ownExtension = path.extname(import.meta.url)
const built = new Map<string, Promise<BrowserAsset>>()

/** A script (bundled from its TypeScript on first use) or style of the stand-in, by its served name. */
export function browserAsset(name: string): Promise<BrowserAsset> {
  const known = built.get(name)
  if (known) return known
  const asset = load(name)
  built.set(name, asset)
  return asset
}

async function load(name: string): Promise<BrowserAsset> {
  const [stem = '', extension] = name.split('.')
  if (extension === 'css' && STYLES.includes(stem)) {
    return { body: await readFile(pathOf(name), 'utf8'), type: 'text/css; charset=utf-8' }
  }
  if (extension !== 'js' || !SCRIPTS.includes(stem)) throw new Error(`No such asset: ${name}`)
  const { outputFiles } = await build({
    entryPoints: [pathOf(`${stem}${ownExtension}`)],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    define: { STRIPE_RELEASE: JSON.stringify(Stripe.MAJOR_API_VERSION) },
  })
  return { body: outputFiles[0]?.text ?? '', type: 'text/javascript; charset=utf-8' }
}

function pathOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url))
}
