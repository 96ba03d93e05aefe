import { plainText } from '../rich-text/plain-text.ts'
import { sanitise } from '../rich-text/sanitise.ts'
import { AppError } from '../verb.ts'

/** A message's text as it is stored. Error: request.invalid if nothing is left to read or see. */
export async function cleanContent(given: string): Promise<string> {
  const content = await sanitise(given)
  const isBlank = (await plainText(content)) === '' && !content.includes('<img src=')
  if (isBlank) throw new AppError('request.invalid', { errors: { content: ['Write a message.'] } })
  return content
}
