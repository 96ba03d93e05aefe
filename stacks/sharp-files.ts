import { realpathSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** What sharp needs at run time; its native parts are those of Lambda's processors, whatever builds. */
const beside = ['sharp', 'detect-libc', 'semver', '@img/colour']
const native = ['@img/sharp-linux-arm64', '@img/sharp-libvips-linux-arm64']

/** The packages of sharp as files to be laid beside a bundle: SST itself would install an old sharp (docs/decisions/0027). */
export function sharpFiles(): { from: string; to: string }[] {
  const store = dirname(realpathSync('packages/core/node_modules/sharp'))
  return [
    ...beside.map((name) => copied(name, join(store, name))),
    ...native.map((name) => copied(name, join('node_modules', name))),
  ]
}

/** pnpm links packages; a bundle needs the files. */
function copied(name: string, link: string) {
  return { from: relative(process.cwd(), realpathSync(link)), to: `node_modules/${name}` }
}
