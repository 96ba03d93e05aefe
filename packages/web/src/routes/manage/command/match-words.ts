/**
 * Scores a command for cmdk. Every typed word must appear in its keywords, and a match at their start scores higher.
 * cmdk's own filter also matches scattered letters and finds too much.
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
