import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const endpoints = /\/contracts\/src\/[\w-]+\/[\w-]+-endpoints\.ts$/

interface Declared {
  name: string
  method: string
  path: string
}

/**
 * Leaves of an endpoint what a call needs: its method and its address. The schemas, which only the server and forms
 * check, and zod itself are a third of what a small page would load.
 */
export function endpointAddresses(): Plugin {
  return {
    name: 'foyer:endpoint-addresses',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: endpoints },
      async handler(id) {
        const exported = Object.entries((await import(pathToFileURL(id).href)) as Record<string, unknown>)
        const declared = exported.filter(([, value]) => isEndpoint(value))
        const code = declared.map(([name, value]) => {
          const { method, path } = value as Declared
          return `export const ${name} = ${JSON.stringify({ name, method, path })}`
        })
        // Schemas that stand beside the endpoints are in the whole module, for the forms that import them.
        const others = exported.flatMap(([name, value]) => (isEndpoint(value) ? [] : name))
        if (others.length > 0) code.push(`export { ${others.join(', ')} } from '${id}?whole'`)
        return { code: code.join('\n'), moduleType: 'js', moduleSideEffects: false }
      },
    },
  }
}

function isEndpoint(value: unknown): value is Declared {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}
