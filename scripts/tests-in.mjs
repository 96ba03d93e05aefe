import { parseSync, visitorKeys } from 'oxc-parser'

/** The syntax tree of a file, in which each node knows its parent, with its comments. */
export function syntaxOf(file, source) {
  const { program, comments, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  for (const node of within(program)) for (const child of childrenOf(node)) child.parent = node
  return { program, comments }
}

/** A node and everything below it. */
export function within(node, found = []) {
  found.push(node)
  for (const child of childrenOf(node)) within(child, found)
  return found
}

export function childrenOf(node) {
  return visitorKeys[node.type].flatMap((key) => node[key] ?? []).filter(Boolean)
}

export const isFunction = ({ type }) => /Function/.test(type)

/** The tests of a file, from `it('…', () => {})` to `test.each(rows)('…', () => {})`: where each begins, and what it does. */
export function testsIn(file, source) {
  return testsOf(syntaxOf(file, source).program)
}

export function testsOf(program) {
  const calls = within(program).filter(({ type, callee }) => type === 'CallExpression' && startsTest(callee))
  return calls.flatMap(({ start, arguments: given }) => {
    const callback = given.find(isFunction)
    return callback ? [{ start, callback }] : []
  })
}

function startsTest(callee) {
  const chained = callee.type === 'CallExpression' ? callee.callee : callee
  const { name } = chained.type === 'MemberExpression' && callee !== chained ? chained.object : chained
  return name === 'it' || name === 'test'
}
