import type { Plugin } from 'vite'

/** As Foyer's own modules name zod in the build. No library has a variable of this name. */
export const ownZod = 'foyerOwnZod'
const importsZod = /^import \* as z from ["']zod["']/m

/**
 * Renames `z` in Foyer's own modules, so that the build may leave out schemas that nothing checks with (`manualPureFunctions`). That
 * option goes by the name alone: libraries name a function or a list `z`, too, and `z.push(tick)` of a chart would be left out.
 */
export function ownSchemas(): Plugin {
  return {
    name: 'foyer:own-schemas',
    enforce: 'post',
    transform(code, id) {
      if (id.includes('/node_modules/') || !importsZod.test(code)) return
      const places: number[] = []
      findNames(this.parse(code), places)
      const parts = [...new Set(places)].toSorted((a, b) => a - b)
      let [renamed, from] = ['', 0]
      for (const place of parts) {
        renamed += code.slice(from, place) + ownZod
        from = place + 1
      }
      return { code: renamed + code.slice(from), map: null }
    },
  }
}

interface SyntaxNode {
  type: string
  start: number
  name?: string
  computed?: boolean
  [child: string]: unknown
}

/** Where `z` is a name of its own, and not that of a property. */
function findNames(node: unknown, places: number[]): void {
  if (Array.isArray(node)) for (const each of node) findNames(each, places)
  if (!isSyntax(node)) return
  if (node.type === 'Identifier' && node.name === 'z') places.push(node.start)
  for (const [name, child] of Object.entries(node))
    if (node.computed !== false || (name !== 'property' && name !== 'key')) findNames(child, places)
}

function isSyntax(node: unknown): node is SyntaxNode {
  return typeof node === 'object' && node !== null && 'type' in node
}
