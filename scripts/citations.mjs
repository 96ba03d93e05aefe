import path from 'node:path'

/** The anchors of a page, as GitHub and most viewers make them from its headings. */
export function anchorsOf(markdown) {
  const headings = [...markdown.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => heading)
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

const isMarkdown = (file) => file.endsWith('.md')
/** Pages in which four digits are a decision's number. */
const isAboutDecisions = (file) => /^(?:docs\/decisions\/|AGENTS\.md|CONTRIBUTING\.md)/.test(file)

/** What a text cites, as [words, target]. A target is a file, a file#anchor, `§5`, `F24` or a decision's number. */
export function citationsOf(file, text) {
  const all = (pattern, target) => [...text.matchAll(pattern)].map((match) => [match[0], target(match)])
  const links = all(/\]\((?!https?:|mailto:)([^)\s]+)\)/g, ([, link]) => linkTarget(file, link))
  const files = [
    ...all(/`((?:packages|stacks|scripts)\/[\w./-]+\.\w+)`/g, ([, target]) => target),
    ...all(/`([\w-]+\/src\/[\w./-]+\.\w+)`/g, ([, target]) => `packages/${target}`),
  ]
  return [
    ...(isMarkdown(file) ? [...links, ...files] : []),
    ...all(/(?<![\w./-])docs\/[\w./-]*\w(?:#[\w-]+)?/g, ([target]) => target),
    ...all(/§ ?(\d+)/g, ([, number]) => `§${number}`),
    ...all(/\bspecification['’]?s?,? \(?sections? (\d)/gi, ([, number]) => `§${number}`),
    ...all(/\bspecification (\d\.[a-z][a-z-]*)/gi, ([, id]) => `requirement ${id}`),
    ...all(/(?<=[\s(/=])F(\d{1,2})\b/g, ([, number]) => `F${number}`),
    ...all(/\b[Dd]ecisions? (\d{4})\b/g, ([, number]) => number),
    ...all(/docs\/decisions\/\d{4}(?:, \d{4})*, (\d{4})\b/g, ([, number]) => number),
    ...(isAboutDecisions(file) ? all(/(?<![\w.,/#-])(00\d\d)\b(?![-\d])/g, ([, number]) => number) : []),
    ...(file.startsWith('docs/') ? [] : all(barePages, ([, page]) => page)),
    ...all(/(?<![\w./-])shared\/(?:[\w-]+\/)*[\w-]+\.md/g, ([target]) => target),
  ]
}

/** Pages that are named without their folder. `README.md` and similar pages are in the root. */
const barePages =
  /(?<![\w./-])((?:product|architecture|specification|design|toolchain|acceptance|glossary|writing)\.md)/gi

function linkTarget(file, link) {
  const [page, anchor] = link.split('#')
  const target = page === '' ? file : path.posix.join(path.posix.dirname(file), page)
  return anchor === undefined ? target : `${target}#${anchor}`
}

/**
 * Finds each citation without a target. `sources` maps a file to its text. `read` answers a file's text, '' for a folder, and null
 * for what does not exist. `decisions` has the existing numbers.
 */
export function lostCitations(sources, read, decisions) {
  const pages = new Map()
  const anchors = (page) => {
    if (!pages.has(page)) pages.set(page, anchorsOf(read(page) ?? ''))
    return pages.get(page)
  }
  const requirements = read('docs/requirements.md') ?? ''
  const starts = (page, start) => [...anchors(page)].some((anchor) => anchor.startsWith(`${start}-`))
  const resolves = (target) => {
    if (/^\d{4}$/.test(target)) return decisions.has(target)
    if (target.startsWith('§')) return starts('docs/requirements.md', target.slice(1))
    if (/^F\d+$/.test(target)) return starts('docs/acceptance.md', target.toLowerCase())
    if (target.startsWith('requirement ')) return requirements.includes(`\`${target.slice(12)}\``)
    const [page, anchor] = target.split('#')
    const decision = /^docs\/decisions\/(\d{4})$/.exec(page)
    if (decision) return anchor === undefined && decisions.has(decision[1])
    return read(page) !== null && (anchor === undefined || anchors(page).has(anchor))
  }
  return Object.entries(sources).flatMap(([file, text]) =>
    citationsOf(file, text)
      .filter(([, target]) => !resolves(target))
      .map(([words]) => `${file}: ${words}`),
  )
}
