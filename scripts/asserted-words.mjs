import { childrenOf, isFunction, within } from './tests-in.mjs'

/**
 * The words that a test asserts: those in what a matcher expects, in a locator that is expected to be there, in a query of a screen that
 * does nothing else, and in what a function such as `expectFailure` is given. A constant, a table's row or a function of the same file
 * stands for its words.
 */
export function assertedWords({ callback }) {
  return within(callback)
    .filter(({ type }) => type === 'CallExpression')
    .flatMap(wordsOfAssertion)
}

function wordsOfAssertion(call) {
  const { name, object, property } = call.callee
  if (/^expect[A-Z]/.test(name) || isLookOnly(call)) return call.arguments.flatMap((each) => wordsIn(each))
  if (name !== 'expect' && !(object?.name === 'expect' && /^(?:poll|soft)$/.test(property.name))) return []
  const { words, given } = matcherOf(call)
  const denies = words.includes('not') || words.includes('toBeHidden') || given[0]?.value === 0
  if (words.length === 0 || denies) return []
  return [...given.flatMap((each) => wordsIn(each)), ...call.arguments.flatMap((each) => wordsIn(each, true))]
}

/** Whether it is a line of its own such as `await screen.findByText('Saved')`, which fails unless the screen says so. */
function isLookOnly({ callee: { object, property }, parent }) {
  const line = parent.type === 'AwaitExpression' ? parent.parent : parent
  const isOfScreen = object?.name === 'screen' || object?.callee?.name === 'within'
  return isOfScreen && line.type === 'ExpressionStatement' && /^(?:get|find)(?:All)?By/.test(property.name)
}

/** What follows `expect(…)`: the words of `.resolves.toEqual`, and what the last of them is given. */
function matcherOf(call) {
  const words = []
  let given = []
  for (let node = call; ; node = node.parent) {
    const { parent } = node
    if (parent.type === 'MemberExpression' && parent.object === node) words.push(parent.property.name)
    else if (parent.type === 'CallExpression' && parent.callee === node) given = parent.arguments
    else return { words, given }
  }
}

const locator = /^(?:(?:get|find)(?:All)?By\w+|filter|locator)$/

/** What is awaited answers the test, so its words are asked and not asserted; `located` takes those in locators alone. */
function wordsIn(node, located = false, seen = new Set()) {
  if (seen.has(node)) return []
  seen.add(node)
  const inside = (nodes) => nodes.flatMap((each) => wordsIn(each, located, seen))
  if (located && node.type === 'CallExpression' && locator.test(node.callee.property?.name))
    return [...node.arguments.flatMap((each) => wordsIn(each)), ...inside([node.callee.object])]
  if (node.type === 'AwaitExpression' && !located) return []
  if (node.type === 'Identifier') return inside(valuesOf(node))
  if (node.type === 'MemberExpression' && !node.computed)
    return inside(fieldOf(node.object, node.property.name))
  if (node.type === 'Property' && !node.computed) return inside([node.value])
  const words =
    node.regex?.pattern ?? node.value?.cooked ?? (node.type === 'Literal' ? `${node.value}` : null)
  if (words !== null) return located ? [] : [words.replaceAll('\\', '').replaceAll('’', "'")]
  return inside(childrenOf(node))
}

/** What a name stands for where it is used: nothing for an import, or for what a function is given. */
function valuesOf(node) {
  for (let inner = node, scope = node.parent; scope; inner = scope, scope = scope.parent)
    for (const [pattern, values] of bindingsIn(scope, inner)) {
      const found = boundTo(node.name, pattern, values)
      if (found) return found()
    }
  return []
}

/** What a scope declares to its part `inner`: patterns, each with a function that answers the nodes that it takes apart. */
function bindingsIn(scope, inner) {
  if (isFunction(scope)) return parametersOf(scope)
  if (scope.type === 'ForOfStatement' && inner !== scope.right)
    return (scope.left.declarations ?? []).map(({ id }) => [id, () => elementsOf(scope.right)])
  if (!Array.isArray(scope.body)) return []
  return scope.body
    .map((statement) => statement.declaration ?? statement)
    .flatMap(({ id, body, declarations = [], specifiers = [] }) => [
      ...specifiers.map(({ local }) => [local, () => []]),
      ...declarations.map((each) => [each.id, () => [each.init].filter(Boolean)]),
      ...(id && body ? [[id, () => [body]]] : []),
    ])
}

/** The parameters of a test or group that has a table: each row is its arguments, or its only argument. */
function parametersOf({ params, parent: { callee } }) {
  const rows = () => (callee?.callee?.property?.name === 'each' ? elementsOf(callee.arguments[0]) : [])
  const argument = (row, index) => (isArray(row) ? elementAt(row, index) : index === 0 ? row : [])
  return params.map((param, index) => [param, () => rows().flatMap((row) => argument(row, index))])
}

/** A function that answers what the pattern gives to the name; undefined for a pattern without it. */
function boundTo(name, pattern, values) {
  if (pattern?.type === 'Identifier') return pattern.name === name ? values : undefined
  if (pattern?.type === 'AssignmentPattern') return boundTo(name, pattern.left, values)
  const elements = (pattern?.elements ?? []).map((part, index) =>
    boundTo(name, part, () => values().flatMap((value) => elementAt(value, index))),
  )
  const fields = (pattern?.properties ?? []).map(({ key, value }) =>
    boundTo(name, value, () => values().flatMap((whole) => fieldOf(whole, key.name))),
  )
  return [...elements, ...fields].find(Boolean)
}

/** The nodes that an expression comes down to, without types and names. */
function plain(node) {
  if (/^(?:TS|Parenthesized)/.test(node.type)) return plain(node.expression)
  return node.type === 'Identifier' ? valuesOf(node).flatMap(plain) : [node]
}

const isArray = (node) => plain(node).some(({ type }) => type === 'ArrayExpression')
const elementAt = (node, index) => elementsOf(node)[index] ?? []
const elementsOf = (node) =>
  plain(node)
    .flatMap(({ elements = [] }) => elements)
    .flatMap((each) => (each.type === 'SpreadElement' ? elementsOf(each.argument) : each))

/** A field's value; all of it for a method such as `join`, or what is no object of the file. */
function fieldOf(node, name) {
  return plain(node).flatMap((value) => {
    if (value.type !== 'ObjectExpression') return value
    const field = value.properties.find(({ key }) => key?.name === name)
    return field ? field.value : []
  })
}
