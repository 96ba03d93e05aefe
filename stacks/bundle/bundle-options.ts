import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildOptions, Plugin } from 'esbuild'
import { bannersWhereUsed } from './banners-where-used.ts'
import { namelessMaps } from './nameless-maps.ts'

/** Ways in which AWS's clients get credentials where the environment has none. */
const signIns = [
  ...['cognito-identity', 'signin', 'sso', 'sso-oidc', 'sts'].map((way) => `nested-clients/${way}`),
  ...['http', 'ini', 'login', 'process', 'sso', 'web-identity'].map((way) => `credential-provider-${way}`),
]

/** How every function is bundled, in addition to SST's options; `pnpm bench:cold` measures the gain. `root`: the repository. */
export function bundleOptions(root: string) {
  const standIn = (file: string) => path.join(root, 'stacks/bundle', file)
  return {
    minify: true,
    legalComments: 'none',
    sourcemap: true,
    sourcesContent: false,
    // Escaped, a Chinese character takes six bytes instead of three.
    charset: 'utf8',
    // Packages have a slow, checking variant for development, and Lambda does not say which one it wants.
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: {
      ...Object.fromEntries(signIns.map((way) => [`@aws-sdk/${way}`, standIn('no-sign-in.cjs')])),
      bowser: standIn('no-bowser.cjs'),
      'brotli/decompress.js': standIn('node-brotli.cjs'),
      'mnemonist/lru-cache': standIn('no-endpoint-cache.cjs'),
      jsonschema: standIn('unchecked-jsonschema.cjs'),
      postcss: standIn('no-style-parser.cjs'),
      'prettier/standalone': standIn('no-prettier.js'),
      'prettier/plugins/html': standIn('no-prettier.js'),
    },
    plugins: [
      schemasThatOnlyParse,
      passwordsThatAreLongEnough,
      ownMapsOnly,
      namelessMaps,
      bannersWhereUsed,
      namedCommands(standIn('document-commands.cjs')),
      jsonForTheTable,
      replaced(/react-dom-server-legacy\.node\.production\.js$/, standIn('no-string-renderer.cjs')),
      replaced(/\/DefaultRateLimiter$/, standIn('no-rate-limiter.cjs')),
    ],
  } satisfies BuildOptions
}

const packageMap = JSON.stringify({ version: 3, sources: ['package'], names: [], mappings: 'AAAA' })
/** Maps a package as one line. */
const packageComment = `//# sourceMappingURL=data:application/json;base64,${Buffer.from(packageMap).toString('base64')}`

/**
 * Each of zod's schemas knows how it is written as JSON schema, which a request never asks for: 22 KB that every start would read. What
 * writes the document of the API imports the writer by itself (`zod/mini`), which then goes by its own table of all kinds.
 */
const schemasThatOnlyParse: Plugin = {
  name: 'schemas-that-only-parse',
  setup(build) {
    build.onLoad({ filter: /zod\/v4\/(core\/index|classic\/(external|schemas))\.js$/ }, ({ path: file }) => {
      const contents = readFileSync(file, 'utf8')
        .replaceAll(/^export .* from "[^"]*json-schema(-processors|-generator)?\.js";$/gm, '')
        .replaceAll(/^ *inst\._zod\.processJSONSchema = .*$/gm, '')
        .replace(/^import \* as processors from .*$/m, 'const processors = { aggregateChecks: () => ({}) }')
        .replace(
          /^import \{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \} from .*$/m,
          'const createStandardJSONSchemaMethod = () => undefined, createToJSONSchemaMethod = () => undefined',
        )
      return { contents: `${contents}\n${packageComment}`, loader: 'js' }
    })
  },
}

/**
 * Maps only Foyer's own lines, and a package as one line: packages would be most of the maps, which Lambda loads with the code. Nor
 * contracts, routes, emails, lists, drawings and what is stored, which are tables and templates: a stack names their functions.
 */
const ownMapsOnly: Plugin = {
  name: 'own-maps-only',
  setup(build) {
    const unmapped =
      /node_modules\/.*\.[cm]?js$|packages\/(contracts\/src|emails\/src|core\/src\/(store|email|mail|export|audit|statistics))\/.*\.tsx?$|functions\/src\/open-api\/.*\.ts$|-routes\.ts$|\/(draw|render)-[\w-]+\.ts$/
    build.onLoad({ filter: unmapped }, ({ path: file }) => ({
      contents: `${readFileSync(file, 'utf8')}\n${packageComment}`,
      loader: 'default',
    }))
    // Each text of the document would be mapped.
    build.onLoad({ filter: /open-api\/docstrings\.json$/ }, ({ path: file }) => ({
      contents: `export default ${readFileSync(file, 'utf8')}\n${packageComment}`,
      loader: 'js',
    }))
  },
}

/**
 * The list of common passwords without those that are too short for the contract anyway, and without the package's other lists: 150 KB
 * less in the zip.
 */
const passwordsThatAreLongEnough: Plugin = {
  name: 'passwords-that-are-long-enough',
  setup(build) {
    build.onLoad({ filter: /language-common\/dist\/\w+\.json\.mjs$/ }, ({ path: file }) => {
      if (!file.endsWith('passwords.json.mjs')) return { contents: `export default []\n${packageComment}` }
      const list = file.replace('/dist/', '/src/').replace(/\.mjs$/, '')
      const passwords: string[] = JSON.parse(readFileSync(list, 'utf8'))
      const text = passwords.filter((password) => password.length >= 8).join(' ')
      return { contents: `export default ${JSON.stringify(text)}.split(' ')\n${packageComment}` }
    })
  },
}

/**
 * DynamoDB speaks JSON, but its client asks the list of all of AWS's protocols for it, so every start would read those of S3 and SES too:
 * XML and forms, 20 KB. Those two keep the whole list, and are read when a request needs them.
 */
const jsonForTheTable: Plugin = {
  name: 'json-for-the-table',
  setup(build) {
    const namespace = 'json-for-the-table'
    build.onResolve({ filter: /^@aws-sdk\/core\/protocols$/ }, async ({ path: name, importer, ...from }) => {
      if (!/(client-dynamodb|dynamodb-codec)\//.test(importer)) return undefined
      const { path: list } = await build.resolve(name, {
        ...{ kind: from.kind, resolveDir: from.resolveDir },
        importer: 'the list',
      })
      return { path: `${list}?json`, namespace, sideEffects: false, pluginData: list }
    })
    build.onLoad({ filter: /.*/, namespace }, ({ pluginData: list }) => ({
      contents: readFileSync(list, 'utf8')
        .split('\n')
        .filter((line) => !/"\.\/(?!json\/)/.test(line))
        .join('\n'),
      resolveDir: path.dirname(list),
    }))
  },
}

/** The commands of DynamoDB's document client that ElectroDB calls. */
export const documentCommands = ['Get', 'Put', 'Update', 'Delete', 'BatchWrite', 'BatchGet', 'Scan', 'Query']
  .concat('TransactWrite', 'TransactGet')
  .map((name) => `${name}Command`)

/**
 * ElectroDB requires the whole document client, which brings every command, schema and protocol into a bundle. Here it is given an
 * object instead, and the table's own client puts the commands there that ElectroDB calls.
 */
function namedCommands(standIn: string): Plugin {
  return {
    name: 'named-commands',
    setup(build) {
      build.onResolve({ filter: /^@aws-sdk\/(lib|util)-dynamodb$/ }, ({ importer }) =>
        /electrodb\/src\/client\.js$/.test(importer) ? { path: standIn } : undefined,
      )
      build.onLoad({ filter: /core\/src\/table\/client\.ts$/ }, ({ path: file }) => ({
        contents: [
          readFileSync(file, 'utf8'),
          `import { ${documentCommands} } from '@aws-sdk/lib-dynamodb'`,
          `import { unmarshall } from '@aws-sdk/util-dynamodb'`,
          `import standIn from '${standIn}'`,
          `Object.assign(standIn, { ${documentCommands}, unmarshall })`,
        ].join('\n'),
        loader: 'ts',
      }))
    },
  }
}

/** Puts a stand-in where a package imports its own file, by a path that an alias cannot name. */
function replaced(filter: RegExp, standIn: string): Plugin {
  return {
    name: path.basename(standIn),
    setup(build) {
      build.onResolve({ filter }, () => ({ path: standIn }))
    },
  }
}
