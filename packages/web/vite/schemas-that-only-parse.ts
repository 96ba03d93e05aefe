import type { Plugin } from 'vite'

const writers = /\/zod\/v4\/(?:core\/index|classic\/(?:external|schemas))\.js$/

/**
 * Leaves out how a schema is written as JSON schema. Each of zod's schemas carries it, and no page asks for it. The functions' bundles do the
 * same (`stacks/bundle/bundle-options.ts`).
 */
export function schemasThatOnlyParse(): Plugin {
  return {
    name: 'foyer:schemas-that-only-parse',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!writers.test(id.split('?')[0] ?? '')) return
      const parsing = code
        .replaceAll(/^export .* from "[^"]*json-schema(-processors|-generator)?\.js";$/gm, '')
        .replaceAll(/^ *inst\._zod\.processJSONSchema = .*$/gm, '')
        .replace(/^import \* as processors from .*$/m, 'const processors = { aggregateChecks: () => ({}) }')
        .replace(
          /^import \{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \} from .*$/m,
          'const createStandardJSONSchemaMethod = () => undefined, createToJSONSchemaMethod = () => undefined',
        )
      if (parsing === code || /json-schema-processors/.test(parsing))
        this.error(`${id} is not what this knows of zod: it may carry the writer of JSON schema again.`)
      return { code: parsing, map: null }
    },
  }
}
