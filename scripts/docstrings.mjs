// Copies the docstrings of the contracts' schemas and of their fields to where the API's document reads them: `pnpm docstrings`.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'
import { textsOf } from './repository.mjs'

/** The file that keeps them, in the order of their names. */
export const keptDocstrings = 'packages/functions/src/open-api/docstrings.json'

/** What only readers of the code can follow: chapters, decisions and cases. */
const pointers = / ?\((?:specification|docs\/|core\/|`[\w-]+\/|F\d|\d{4}|[\w-]+\.ts)[^)]*\)/g

/** Tests, messages between functions, and endpoints, which have a summary of their own. */
const hasNone = /(?:test|-messages|-endpoints|error-details|error-table|list-filter|proof-of-work)\.ts$/
/** Parameters have words of their own (`parameter-words.ts`). */
const isQuery = /Query(?:\.|$)/

/** By name: `attendee` for an exported schema, `attendee.notes` for a field of it, in one line each. */
export function docstringsOfContracts() {
  const files = Object.entries(textsOf(['packages/contracts/src/**/*.ts']))
  const all = files.flatMap(([file, source]) => (hasNone.test(file) ? [] : [...docstringsOf(file, source)]))
  const told = all.filter(([name]) => !isQuery.test(name))
  return Object.fromEntries(told.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function docstringsOf(file, source) {
  const { program, comments } = parseSync(file, source)
  const blocks = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
  const found = new Map()
  const note = (name, start) => {
    const block = blocks.find(({ end }) => end <= start && source.slice(end, start).trim() === '')
    if (block) found.set(name, oneLine(block.value))
  }
  const visit = (node, name) => {
    if (Array.isArray(node)) for (const part of node) visit(part, name)
    if (typeof node?.type !== 'string') return
    const field = node.type === 'Property' ? `${name}.${node.key.name ?? node.key.value}` : name
    if (field !== name) note(field, node.start)
    for (const part of Object.values(node)) if (typeof part === 'object') visit(part, field)
  }
  for (const statement of program.body)
    for (const { id, init } of statement.declaration?.declarations ?? statement.declarations ?? [])
      if (/\bz\s*\.|Query\(|\.(?:extend|omit|pick)\(/.test(source.slice(init?.start, init?.end))) {
        note(id.name, statement.start)
        visit(init, id.name)
      }
  return found
}

function oneLine(comment) {
  return comment
    .slice(1)
    .replaceAll(/\s*\n\s*\* ?/g, ' ')
    .replaceAll(pointers, '')
    .trim()
}

export function writeDocstrings() {
  writeFileSync(keptDocstrings, `${JSON.stringify(docstringsOfContracts(), null, 2)}\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.chdir(path.join(import.meta.dirname, '..'))
  writeDocstrings()
}
