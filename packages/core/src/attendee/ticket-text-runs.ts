import bidiFactory from 'bidi-js'
import { type TicketFont, ticketFont } from './ticket-font.ts'

/** Characters that one font prints in one go. */
export interface TextRun {
  text: string
  font: TicketFont
  /** Whether the font's own shaping turns the run around (Arabic, Hebrew). */
  isRightToLeft: boolean
}

const bidi = bidiFactory()
const graphemes = new Intl.Segmenter()
const rightToLeftScript = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Text as the fonts can print it: composed, on one line, without emoji and control characters. */
export function printableText(text: string): string {
  const known = [...graphemes.segment(text.normalize('NFC').replaceAll(/\s+/g, ' '))]
    .map(({ segment }) => segment)
    .filter(
      (segment) =>
        !/\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Cc}|\p{Cf}/u.test(segment) ||
        /^[©®™]/.test(segment),
    )
  return known.join('').replaceAll(/ +/g, ' ').trim()
}

/** Cuts one line into runs of one font and one direction, in the order in which the eye meets them from the left. */
export function textRuns(line: string, isBold: boolean): TextRun[] {
  const levels = bidi.getEmbeddingLevels(line, 'auto')
  const runs: (TextRun & { start: number; level: number })[] = []
  for (const { segment, index } of graphemes.segment(line)) {
    const font = ticketFont(segment, isBold) ?? ticketFont('□', isBold) ?? missingFonts()
    const level = levels.levels[index] ?? 0
    const last = runs.at(-1)
    if (last?.font.file === font.file && last.level === level) last.text += segment
    else runs.push({ text: segment, font, level, start: index, isRightToLeft: false })
  }
  return inVisualOrder(runs).map(({ text, font, level }) => turned(text, font, level))
}

function missingFonts(): never {
  throw new Error(
    'The ticket fonts are missing: run `pnpm --filter @foyer/core prepare`, or set FONT_DIRECTORY to where they are.',
  )
}

// Rule L2 of the Unicode bidirectional algorithm, on runs: from the highest level down, turn what is at it or above.
function inVisualOrder<Run extends { level: number }>(runs: Run[]): Run[] {
  let ordered = runs
  const highest = Math.max(0, ...runs.map((run) => run.level))
  for (let level = highest; level > 0; level -= 1) ordered = reverseAtOrAbove(ordered, level)
  return ordered
}

function reverseAtOrAbove<Run extends { level: number }>(runs: Run[], level: number): Run[] {
  const result: Run[] = []
  let turning: Run[] = []
  for (const run of runs) {
    if (run.level >= level) turning.unshift(run)
    else {
      result.push(...turning, run)
      turning = []
    }
  }
  return [...result, ...turning]
}

function turned(text: string, font: TicketFont, level: number): TextRun {
  const isTurned = level % 2 === 1
  if (!isTurned || rightToLeftScript.test(text)) return { text, font, isRightToLeft: isTurned }
  // Brackets and spaces inside right-to-left text: the Latin font does not turn them itself.
  const mirrored = [...text].reverse().map((character) => bidi.getMirroredCharacter(character) ?? character)
  return { text: mirrored.join(''), font, isRightToLeft: false }
}
