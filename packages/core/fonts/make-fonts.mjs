// Makes the fonts of the PDF ticket from their packages, once for each version: README.md says what they are. pnpm runs it when it installs.
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { inflateSync } from 'node:zlib'

const here = import.meta.dirname
const made = join(here, '../dist/fonts')
const { resolve } = createRequire(import.meta.url)
const families = [
  { name: 'noto-sans', weights: [400, 700], keepLayout: true },
  { name: 'noto-sans-arabic', weights: [400, 700], keepLayout: true },
  { name: 'noto-sans-hebrew', weights: [400, 700], keepLayout: true },
  { name: 'noto-sans-thai', weights: [400, 700], keepLayout: true },
  { name: 'noto-sans-sc', weights: [400], keepLayout: false },
  { name: 'noto-sans-kr', weights: [400], keepLayout: false },
]
const packages = new Map(families.map(({ name }) => [name, resolve(`@fontsource/${name}/package.json`)]))
const stamp = [...packages.values(), import.meta.filename]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const stampFile = join(made, '../fonts-made-from')
const subsets = []
const covered = new Set()
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) makeAll()

function makeAll() {
  rmSync(stampFile, { force: true })
  rmSync(made, { recursive: true, force: true })
  mkdirSync(made, { recursive: true })
  for (const family of families) make(family)
  writeFileSync(join(made, 'subsets.json'), JSON.stringify(subsets))
  copyFileSync(join(here, 'LICENSE'), join(made, 'LICENSE'))
  writeFileSync(stampFile, stamp)
}

function make({ name, weights, keepLayout }) {
  const source = dirname(packages.get(name))
  mkdirSync(join(made, name))
  for (const subset of subsetNames(source)) {
    const fonts = weights.map((weight) => ({
      weight,
      tables: readTables(join(source, 'files', `${name}-${subset}-${weight}-normal.woff`)),
    }))
    const added = newCharacters(fonts[0].tables)
    if (added.length === 0) continue
    for (const { weight, tables } of fonts) {
      const file = `${name}/${subset}-${weight}.ttf`
      writeFileSync(join(made, file), trueType(tables, keepLayout))
      subsets.push({ file, weight, ranges: asRanges(added) })
    }
  }
}

function subsetNames(source) {
  const listed = Object.keys(JSON.parse(readFileSync(join(source, 'unicode.json'), 'utf8')))
  const names = listed.map((key) => key.replace(/^\[|\]$/g, ''))
  // Several subsets have the space and the digits: they belong to Latin.
  return ['latin', ...names.filter((subset) => subset !== 'latin')].filter((subset) => names.includes(subset))
}

// What the font really has (the packages' own ranges claim more), less what an earlier subset has.
function newCharacters(tables) {
  const added = characters(tables.find(({ tag }) => tag === 'cmap').data).filter(
    (point) => !covered.has(point),
  )
  for (const point of added) covered.add(point)
  return added.sort((a, b) => a - b)
}

function asRanges(points) {
  const ranges = []
  for (const point of points) {
    const last = ranges.at(-1)
    if (last && last[1] === point - 1) last[1] = point
    else ranges.push([point, point])
  }
  return ranges.map(([first, last]) => (first === last ? hex(first) : `${hex(first)}-${hex(last)}`)).join(',')
}

function hex(point) {
  return point.toString(16)
}

// The two cmap formats that hold a font's characters: 12 is complete where there is one, 4 stops at U+FFFF.
function characters(cmap) {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8))
  const byFormat = new Map(offsets.map((offset) => [cmap.readUInt16BE(offset), offset]))
  if (byFormat.has(12)) return charactersOfGroups(cmap, byFormat.get(12))
  return charactersOfSegments(cmap, byFormat.get(4))
}

function charactersOfGroups(cmap, offset) {
  const groups = Array.from(
    { length: cmap.readUInt32BE(offset + 12) },
    (_, index) => offset + 16 + index * 12,
  )
  return groups.flatMap((group) => span(cmap.readUInt32BE(group), cmap.readUInt32BE(group + 4)))
}

function charactersOfSegments(cmap, offset) {
  const size = cmap.readUInt16BE(offset + 6)
  const segments = Array.from({ length: size / 2 }, (_, index) => offset + 14 + index * 2)
  return segments.flatMap((end) => {
    const start = end + size + 2
    const delta = cmap.readUInt16BE(start + size)
    const rangeOffset = cmap.readUInt16BE(start + 2 * size)
    const first = cmap.readUInt16BE(start)
    return span(first, cmap.readUInt16BE(end)).filter((point) => {
      if (point === 0xffff) return false
      const glyph =
        rangeOffset === 0 ? point : cmap.readUInt16BE(start + 2 * size + rangeOffset + (point - first) * 2)
      return glyph !== 0 && ((glyph + delta) & 0xffff) !== 0
    })
  })
}

function span(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

// Unpacked here rather than on reading: pdfkit's reader cannot inflate some of these tables.
function readTables(file) {
  const woff = readFileSync(file)
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => readTable(woff, 44 + index * 20))
}

function trueType(tables, keepLayout) {
  // Ideographs need no OpenType layout.
  const kept = tables.filter(({ tag }) => keepLayout || !['GSUB', 'GPOS', 'GDEF', 'BASE'].includes(tag))
  const header = Buffer.alloc(12 + kept.length * 16)
  header.writeUInt32BE(0x00010000, 0)
  header.writeUInt16BE(kept.length, 4)
  const power = Math.floor(Math.log2(kept.length))
  header.writeUInt16BE(2 ** power * 16, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE(kept.length * 16 - 2 ** power * 16, 10)
  let offset = header.length
  kept.forEach(({ tag, checksum, data, length }, index) => {
    const entry = 12 + index * 16
    header.write(tag, entry, 'latin1')
    header.writeUInt32BE(checksum, entry + 4)
    header.writeUInt32BE(offset, entry + 8)
    header.writeUInt32BE(length, entry + 12)
    offset += data.length
  })
  return Buffer.concat([header, ...kept.map(({ data }) => data)])
}

function readTable(woff, entry) {
  const start = woff.readUInt32BE(entry + 4)
  const packedLength = woff.readUInt32BE(entry + 8)
  const length = woff.readUInt32BE(entry + 12)
  const packed = woff.subarray(start, start + packedLength)
  const data = Buffer.alloc((length + 3) & ~3)
  ;(packedLength < length ? inflateSync(packed) : packed).copy(data)
  return {
    tag: woff.toString('latin1', entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    data,
    length,
  }
}
