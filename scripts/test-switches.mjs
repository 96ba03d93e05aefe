import path from 'node:path'

/** Words that only test code may use: the switch of `core/src/testing/guard`, and checks whether this is a test. */
const words = [/guardsSwitchedOff/, /import\.meta\.vitest/, /env\.VITEST/, /NODE_ENV === 'test'/]
/** A variable or an object that holds a single yes or no, so that it can be changed. */
const flag =
  /export (?:const|let) (\w+)(?:: [^=]+)? = (?:\{ \w+: (?:true|false) \}(?! as const)|(?:true|false)\b)/

/** Every way in which a test could turn off something in product code, as `file: what`. */
export function switchesIn(products, tests) {
  const said = Object.entries(products).flatMap(([file, text]) => [
    ...words.filter((word) => word.test(text)).map((word) => `${file}: ${word.source}`),
    ...[...text.matchAll(new RegExp(flag, 'g'))].map(([, name]) => `${file}: ${name}`),
  ])
  return [...said, ...Object.entries(tests).flatMap(([file, text]) => changesOf(file, text, products))]
}

/** The places where a test changes what it imports from the product. */
function changesOf(file, text, products) {
  const imports = [...text.matchAll(/import \{([^}]*)\} from '([^']+)'/g)]
  const names = imports
    .filter(([, , specifier]) => fileOf(file, specifier) in products)
    .flatMap(([, list]) => list.split(','))
    .map((name) => name.trim().split(' as ').at(-1))
    .filter((name) => /^\w+$/.test(name))
  return names
    .filter((name) =>
      new RegExp(`(?<![.\\w])${name}(\\.\\w+)+ [+-]?= |Object\\.assign\\(${name}\\b|delete ${name}\\.`).test(
        text,
      ),
    )
    .map((name) => `${file}: changes ${name}`)
}

function fileOf(from, specifier) {
  if (specifier.startsWith('.')) return path.join(path.dirname(from), specifier)
  return specifier.replace(/^@foyer\/([^/]+)\/(.*)$/, 'packages/$1/src/$2.ts')
}
