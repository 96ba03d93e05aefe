import path from 'node:path'

/** Maps each file's path to the given files that it imports, types included. `sources` maps paths to texts. */
export function importsOf(sources) {
  return Object.fromEntries(
    Object.entries(sources).map(([file, text]) => {
      const imported = specifiersOf(text).map((name) => path.join(path.dirname(file), name))
      return [file, [...new Set(imported)].filter((to) => to in sources && to !== file)]
    }),
  )
}

/** The specifiers in a text's import, export and dynamic import statements. */
export function specifiersOf(text) {
  const statement = /^(?:import|export)\b[^'";]*?\bfrom '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm
  return [...text.matchAll(statement)].map(([, from, bare, dynamic]) => from ?? bare ?? dynamic)
}

/** Imports from a room that comes later in the package's floors than the importing room, and files without a floor. */
export function upwardImports(graph, home, floors) {
  const rooms = floors.flatMap(({ rooms }) => rooms)
  const placeOf = (file) => {
    const name = path.relative(`packages/${home}/src`, file)
    return rooms.findIndex((room) => name === room || name.startsWith(`${room}/`))
  }
  return Object.entries(graph).flatMap(([file, imported]) => {
    const place = placeOf(file)
    if (place === -1) return [`${file} has no floor`]
    return imported.filter((to) => placeOf(to) > place).map((to) => `${file} → ${to}`)
  })
}

/** Maps each folder to the other folders that its files import. */
export function foldersOf(graph) {
  const folders = {}
  for (const [file, imported] of Object.entries(graph)) {
    const folder = path.dirname(file)
    folders[folder] ??= []
    for (const to of imported.map(path.dirname))
      if (to !== folder && !folders[folder].includes(to)) folders[folder].push(to)
  }
  return folders
}

/** Pairs of nodes that import each other. */
export function mutualPairs(graph) {
  return Object.entries(graph).flatMap(([a, imported]) =>
    imported.filter((b) => a < b && graph[b]?.includes(a)).map((b) => `${a} ⇄ ${b}`),
  )
}

/** Groups of nodes in which each reaches all others. Every cycle is within one group. */
export function cyclesOf(graph) {
  const reached = Object.fromEntries(Object.keys(graph).map((start) => [start, reachedFrom(graph, start)]))
  const groups = Object.keys(graph)
    .filter((node) => reached[node].has(node))
    .map((node) => [...reached[node]].filter((other) => reached[other]?.has(node)).sort())
  return [...new Set(groups.map((group) => group.join(', ')))]
}

function reachedFrom(graph, start) {
  const reached = new Set()
  const open = [...(graph[start] ?? [])]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (reached.has(node)) continue
    reached.add(node)
    open.push(...(graph[node] ?? []))
  }
  return reached
}
