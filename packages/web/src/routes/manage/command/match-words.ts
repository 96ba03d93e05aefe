/**
 * How well a command's words match what is typed, for cmdk: every typed word must stand in them, at their start counts
 * more. Letters in any order, as cmdk would have it, find too much.
 */
export function matchWords(_value: string, typed: string, keywords: readonly string[] = []): number {
  const text = folded(keywords.join(' '))
  const words = folded(typed).split(/\s+/).filter(Boolean)
  if (!words.every((word) => text.includes(word))) return 0
  return text.startsWith(words.join(' ')) ? 1 : 0.5
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
}
