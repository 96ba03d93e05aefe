const status = /^Status: (?:accepted|superseded by (\d{4})), \d{4}-\d\d-\d\d$/
const relation = /^- (Supersedes|Superseded by|Amends|Amended by|Adds to) (\d{4})(?:: .+)?\.$/

/** The other end of a relation that both records must name. */
const otherEnd = {
  Supersedes: 'Superseded by',
  'Superseded by': 'Supersedes',
  Amends: 'Amended by',
  'Amended by': 'Amends',
}

/** Reads a decision record: its number, its title, the record that supersedes it, and its relations to others. */
export function recordOf(file, text) {
  const [first = '', , statusLine = '', , ...rest] = text.split('\n')
  const [, number = '', title = ''] = /^# (\d{4}) (.+)$/.exec(first) ?? []
  const relations = []
  for (const line of rest) {
    const found = relation.exec(line)
    if (!found) break
    relations.push({ kind: found[1], other: found[2] })
  }
  return { file, number, title, statusLine, supersededBy: status.exec(statusLine)?.[1] ?? null, relations }
}

export const indexLine = ({ file, number, title, supersededBy }) =>
  `- [${number}](${file}) ${title}${supersededBy ? ` (superseded by ${supersededBy})` : ''}`

/** Says in sentences what is wrong with the records and their index. */
export function wrongRecords(files, index) {
  const records = Object.entries(files).map(([file, text]) => recordOf(file, text))
  const byNumber = new Map(records.map((record) => [record.number, record]))
  const wrong = records.flatMap((record) => {
    const { file, number, statusLine, supersededBy, relations } = record
    const names = (kind) => relations.filter((one) => one.kind === kind).map(({ other }) => other)
    return [
      ...(number && file.startsWith(`${number}-`) ? [] : [`${file}: its title begins with its number`]),
      ...(status.test(statusLine) ? [] : [`${file}: its third line is "Status: accepted, 2026-11-23"`]),
      ...(names('Superseded by').join() === (supersededBy ?? '')
        ? []
        : [`${file}: its status and "Superseded by" agree`]),
      ...relations.flatMap(({ kind, other }) => {
        const target = byNumber.get(other)
        if (!target) return [`${file}: ${kind} ${other}, which is not there`]
        const back = otherEnd[kind]
        if (!back || target.relations.some((one) => one.kind === back && one.other === number)) return []
        return [`${target.file}: add "- ${back} ${number}."`]
      }),
      ...(index.includes(`${indexLine(record)}\n`) ? [] : [`README.md: add "${indexLine(record)}"`]),
    ]
  })
  const listed = [...index.matchAll(/^- \[(\d{4})\]/gm)].map(([, number]) => number)
  const inOrder = listed.join() === listed.toSorted().join() && new Set(listed).size === listed.length
  return [
    ...wrong,
    ...listed.filter((number) => !byNumber.has(number)).map((number) => `README.md: ${number} is not there`),
    ...(inOrder ? [] : ['README.md: each record once, by number']),
  ]
}
