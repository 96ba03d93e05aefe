import { isOneLine } from '@foyer/contracts/text'
import { originalTexts, type TextSource } from '../event-graph/original-texts.ts'
import { sanitise } from '../rich-text/sanitise.ts'
import { AppError } from '../verb.ts'

/**
 * Given translations, ready to be kept: trimmed or sanitized as their originals are, under the same bounds. Error: `request.invalid` at
 * `texts.<key>`.
 */
export async function cleanTexts(
  graph: TextSource,
  given: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const originals = new Map(originalTexts(graph).map((each) => [each.key, each]))
  const errors: Record<string, string[]> = {}
  const clean: Record<string, string> = {}
  for (const [key, text] of Object.entries(given)) {
    const original = originals.get(key)
    const trimmed = text.trim()
    if (!original) errors[`texts.${key}`] = ['The event does not have this text anymore.']
    else if (trimmed.length > original.max_length)
      errors[`texts.${key}`] = [`Use at most ${original.max_length} characters.`]
    else if (original.form === 'LINE' && !isOneLine(trimmed))
      errors[`texts.${key}`] = ['Write this on one line.']
    else clean[key] = original.form === 'HTML' ? await sanitise(trimmed) : trimmed
  }
  if (Object.keys(errors).length > 0) throw new AppError('request.invalid', { errors })
  return clean
}
