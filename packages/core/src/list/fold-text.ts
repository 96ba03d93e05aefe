const ownLetters: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

const isPlain = /^[\x20-\x7e]*$/

/** Text as searches compare it: without case and accents, so that "muller" finds "Müller" and "strasse" "Straße". */
export function foldText(text: string): string {
  const lowered = text.toLowerCase()
  if (isPlain.test(lowered)) return lowered
  return lowered
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßøæœłđðþı]/g, (letter) => ownLetters[letter] ?? letter)
}
