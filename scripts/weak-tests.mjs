import { childrenOf, syntaxOf, testsOf, within } from './tests-in.mjs'

/**
 * Why tests of a file may be green whatever the product does, as `file:line: why`: a test that is left out, or is run only at times; one that asserts
 * nothing; an assertion without a matcher; a promise of one that is not awaited; something that is compared with itself.
 */
export function weakTests(file, source) {
  const { program } = syntaxOf(file, source)
  const nodes = within(program)
  const asserting = assertingFunctions(nodes)
  const empty = testsOf(program).filter(
    ({ callback }) => !within(callback).some((node) => asserts(node, asserting)),
  )
  const found = [
    ...nodes.filter(skips).map((node) => [node, 'is left out, at least at times']),
    ...empty.map((test) => [test, 'asserts nothing']),
    ...nodes.filter((node) => node.callee?.name === 'expect').flatMap((node) => weaknessOf(node, source)),
  ]
  return found.map(([{ start }, why]) => `${file}:${source.slice(0, start).split('\n').length}: ${why}`)
}

function skips({ type, object, property, callee }) {
  if (type === 'CallExpression') return /^x(?:it|test|describe)$/.test(callee.name)
  if (type !== 'MemberExpression') return false
  const owner = object.name ?? object.property?.name
  return (
    /^(?:it|test|describe)$/.test(owner) &&
    /^(?:skip|skipIf|runIf|only|todo|fixme|fails?)$/.test(property.name)
  )
}

/** Vitest's and Playwright's, what Testing Library waits for, CDK's about templates, and what the smokes expect in their browsers. */
const assertion =
  /^(?:expect|assert|findBy|findAllBy)|^(?:hasResource|resourceCountIs|allResources|resourceProperties|see$|gone$)/

function asserts({ type, callee }, asserting) {
  if (type !== 'CallExpression') return false
  const name = callee.name ?? callee.property?.name ?? ''
  return assertion.test(name) || callee.object?.name === 'expect' || asserting.has(name)
}

/** The functions of a file that assert, or call one that does. */
function assertingFunctions(nodes) {
  const functions = nodes.flatMap(({ type, id, init, body }) => {
    if (type === 'FunctionDeclaration') return [[id.name, body]]
    return type === 'VariableDeclarator' && init?.body ? [[id.name, init.body]] : []
  })
  const found = new Set()
  for (let known = -1; known < found.size; ) {
    known = found.size
    for (const [name, body] of functions)
      if (within(body).some((node) => asserts(node, found))) found.add(name)
  }
  return found
}

const settles = /^(?:resolves|rejects)$/
const returned = /^(?:AwaitExpression|ReturnStatement|ArrowFunctionExpression|ArrayExpression)$/

function weaknessOf(call, source) {
  const words = []
  let given
  let end = call
  for (let { parent } = call; parent.object === end || parent.callee === end; { parent } = end) {
    if (parent.type === 'MemberExpression') words.push(parent.property.name)
    else given = parent.arguments
    end = parent
  }
  if (given === undefined) return [[call, 'expects without a matcher']]
  if (words.some((word) => settles.test(word)) && !returned.test(end.parent.type))
    return [[call, 'does not await what it expects']]
  const [actual] = call.arguments
  const isSame = given.length > 0 && textOf(actual, source) === textOf(given[0], source)
  if (isSame && !words.includes('not') && isConstant(actual))
    return [[call, 'compares something with itself']]
  return []
}

const textOf = (node, source) => source.slice(node.start, node.end)
const isConstant = (node) =>
  !/^(?:Call|Await|New)Expression$/.test(node.type) && childrenOf(node).every(isConstant)
