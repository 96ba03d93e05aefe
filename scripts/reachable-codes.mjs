import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

// TypeScript 7 has no JS API. dependency-cruiser brings TypeScript 6, which has one (.dependency-cruiser.cjs).
const root = path.join(import.meta.dirname, '..')
const cruiser = realpathSync(path.join(root, 'node_modules/dependency-cruiser/package.json'))
const ts = createRequire(cruiser)('typescript')

/**
 * Finds the error codes with which a declaration's code can refuse. `declarations` are those of `readDeclarations`. Each is a
 * node, and each use of another's name is an arrow, so that functions count that are passed on, kept in a table or imported late.
 * A code is made wherever its text stands, except where a caught error is compared with it. `settled` lists declarations that
 * keep codes to themselves, as `{ at, codes }`. Without `codes` they keep all.
 */
export function reachableCodes({ nodes, mounts }, codes, settled = []) {
  const users = usersOf(nodes)
  const makers = new Map([...codes].map((code) => [code, makersOf(code, nodes, { users, settled })]))
  /** Maps each code that these names lead to, to the way to its maker. */
  const from = (names) =>
    new Map(
      [...makers].flatMap(([code, ways]) => {
        const start = names.find((name) => ways.has(name))
        return start ? [[code, wayFrom(start, ways)]] : []
      }),
    )
  return {
    nodes: [...nodes.keys()],
    /** For each call `mount(endpoints.x, verb)`: the endpoint's name, and the codes with which its verb can refuse. */
    mounted: mounts.map(({ endpoint, names }) => ({ endpoint, found: from(names) })),
    /** The codes of one declaration, such as `packages/core/src/authorize.ts#authorize`. */
    from: (name) => {
      if (!nodes.has(name)) throw new Error(`${name} is not declared.`)
      return from([name])
    },
  }
}

/** Every declaration that leads to a maker of the code, with the next declaration on the way. */
function makersOf(code, nodes, { users, settled }) {
  const keeps = (name) => settled.some(({ at, codes }) => at === name && (!codes || codes.includes(code)))
  const ways = new Map()
  for (const [name, node] of nodes) if (node.codes.has(code) && !keeps(name)) ways.set(name, null)
  // Iterating over a map also visits entries that are added meanwhile.
  for (const [name] of ways)
    for (const user of users.get(name) ?? []) if (!ways.has(user) && !keeps(user)) ways.set(user, name)
  return ways
}

function usersOf(nodes) {
  const users = new Map()
  for (const [name, { names }] of nodes)
    for (const used of new Set(names)) users.set(used, [...(users.get(used) ?? []), name])
  return users
}

function wayFrom(start, ways) {
  const way = []
  for (let name = start; name; name = ways.get(name)) way.push(name)
  return way
}

/** The top-level declarations in `sources`, which maps files to texts: the names that each uses, and the codes that stand in it. */
export function readDeclarations(sources, codes) {
  const files = new Map(
    Object.entries(sources).map(([file, text]) => [
      path.join(root, file),
      ts.createSourceFile(path.join(root, file), text, ts.ScriptTarget.ESNext, true),
    ]),
  )
  const resolve = (specifier, from) => {
    const file = specifier.startsWith('.')
      ? path.join(path.dirname(from), specifier)
      : path.join(root, specifier.replace(/^@foyer\/([^/]+)\/(.*)$/, 'packages/$1/src/$2.ts'))
    return files.has(file) ? file : null
  }
  const program = ts.createProgram({
    rootNames: [...files.keys()],
    options: {
      noLib: true,
      types: [],
      allowImportingTsExtensions: true,
      noEmit: true,
      module: ts.ModuleKind.ESNext,
    },
    host: {
      getSourceFile: (file) => files.get(file),
      fileExists: (file) => files.has(file),
      readFile: (file) => files.get(file)?.text,
      getDefaultLibFileName: () => '',
      getCurrentDirectory: () => root,
      getCanonicalFileName: (file) => file,
      useCaseSensitiveFileNames: () => true,
      getNewLine: () => '\n',
      writeFile: () => {},
      resolveModuleNameLiterals: (literals, from) =>
        literals.map(({ text }) => {
          const file = resolve(text, from)
          return {
            resolvedModule: file ? { resolvedFileName: file, extension: path.extname(file) } : undefined,
          }
        }),
    },
  })
  const checker = program.getTypeChecker()
  const [nodes, mounts] = [new Map(), []]
  const idOf = (file, name) => `${path.relative(root, file)}#${name}`

  /** The top-level declaration to which a name leads. */
  const leadsTo = (identifier) => {
    let symbol = ts.isShorthandPropertyAssignment(identifier.parent)
      ? checker.getShorthandAssignmentValueSymbol(identifier.parent)
      : checker.getSymbolAtLocation(identifier)
    if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol)
    const declaration = symbol?.declarations?.[0]
    if (!declaration || !files.has(declaration.getSourceFile().fileName)) return []
    const top = topOf(declaration)
    return top ? namesOf(top).map((name) => idOf(top.getSourceFile().fileName, name)) : []
  }

  const readInto = (statement, node) => {
    const visit = (child) => {
      if (ts.isTypeNode(child) || ts.isInterfaceDeclaration(child) || ts.isTypeAliasDeclaration(child)) {
        if (!ts.isExpressionWithTypeArguments(child)) return
      }
      if (ts.isStringLiteralLike(child) && codes.has(child.text) && !isCompared(child))
        node.codes.add(child.text)
      if (ts.isCallExpression(child) && child.expression.kind === ts.SyntaxKind.ImportKeyword)
        node.names.push(...lateImport(child))
      if (ts.isIdentifier(child) && isUse(child)) node.names.push(...leadsTo(child))
      ts.forEachChild(child, visit)
    }
    visit(statement)
  }

  /** The names that `const { x } = await import('./y.ts')` takes from the file. Other forms take all names. */
  const lateImport = (call) => {
    const [specifier] = call.arguments
    const file =
      specifier && ts.isStringLiteral(specifier)
        ? resolve(specifier.text, call.getSourceFile().fileName)
        : null
    if (!file) return []
    const binding = ts.isAwaitExpression(call.parent) && call.parent.parent
    const names =
      binding && ts.isVariableDeclaration(binding) && ts.isObjectBindingPattern(binding.name)
        ? binding.name.elements.map(({ propertyName, name }) => (propertyName ?? name).getText())
        : files.get(file).statements.flatMap(namesOf)
    return names.map((name) => idOf(file, name))
  }

  const findMounts = (child) => {
    if (ts.isCallExpression(child) && child.expression.getText() === 'mount') {
      const [endpoint, verb] = child.arguments
      const node = { names: [], codes: new Set() }
      readInto(verb, node)
      mounts.push({ endpoint: endpoint.getText().split('.').at(-1), names: node.names })
    }
    ts.forEachChild(child, findMounts)
  }

  for (const [file, source] of files) {
    if (file.endsWith('-routes.ts')) findMounts(source)
    for (const statement of source.statements) {
      const names = namesOf(statement)
      if (names.length === 0) continue
      const node = { names: [], codes: new Set() }
      readInto(statement, node)
      for (const name of names) nodes.set(idOf(file, name), node)
    }
  }
  return { nodes, mounts }
}

/** The top-level statement of a declaration, or null for a declaration within a function. */
function topOf(declaration) {
  let node = declaration
  while (node && !ts.isSourceFile(node.parent)) {
    if (node !== declaration && (ts.isFunctionLike(node) || ts.isBlock(node))) return null
    node = node.parent
  }
  return node ?? null
}

function namesOf(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : name.elements.map((element) => element.name.getText()),
    )
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) return [statement.name.text]
  return []
}

/** Whether a name stands for a value, not for a property or a declaration. */
function isUse(identifier) {
  const { parent } = identifier
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === identifier
  if (ts.isPropertyAssignment(parent)) return parent.initializer === identifier
  if (ts.isBindingElement(parent)) return parent.initializer === identifier
  if (ts.isParameter(parent) || ts.isVariableDeclaration(parent)) return parent.initializer === identifier
  return !ts.isFunctionDeclaration(parent) || parent.name !== identifier
}

/** Whether a code is only compared, as in `isAppError(error, 'order.expired')` or `code === 'order.expired'`. */
function isCompared({ parent }) {
  if (ts.isCallExpression(parent)) return parent.expression.getText() === 'isAppError'
  return (
    ts.isBinaryExpression(parent) &&
    [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken].includes(
      parent.operatorToken.kind,
    )
  )
}
