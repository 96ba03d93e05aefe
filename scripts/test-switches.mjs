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

/** What the product exports and no code but tests imports, as `file: name`. `users` are the texts of all that is no test. */
export function exportsForTests(products, users) {
  const used = new Set(Object.entries(users).flatMap(([file, text]) => importsOf(file, text)))
  return Object.entries(products).flatMap(([file, text]) => {
    const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    const names = [...code.matchAll(/^export (?:async )?(?:function|const|let|class) (\w+)/gm)]
    return names
      .filter(([, name]) => !used.has(bare(file)) && !used.has(`${bare(file)}: ${name}`))
      .filter(([, name]) => code.match(new RegExp(`\\b${name}\\b`, 'g')).length === 1)
      .map(([, name]) => `${file}: ${name}`)
  })
}

/** `file: name` of each import, and the file alone where all of it is imported or where its path is given to a tool. */
function importsOf(file, text) {
  const home = file.split('/').slice(0, 2).join('/')
  const named = text.matchAll(/(?:import|export) (?:type )?\{([^}]*)\} from '([^']+)'/g)
  const whole = text.matchAll(/(?:import \* as \w+ from |import\(\s*)'([^']+)'|\b(src\/[\w./-]+\.tsx?)/g)
  const namesIn = (list) => list.split(',').map((each) => each.replace('type ', '').trim().split(' as ')[0])
  return [
    ...[...named].flatMap(([, list, from]) =>
      namesIn(list).map((name) => `${bare(fileOf(file, from))}: ${name}`),
    ),
    ...[...whole].map(([, from, entry]) => bare(from ? fileOf(file, from) : `${home}/${entry}`)),
  ]
}

const bare = (file) => file.replace(/\.tsx?$/, '')
