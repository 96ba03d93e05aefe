import * as z from 'zod'
import { id } from '../id.ts'
import { locale } from '../locale.ts'
import { shortLine } from '../text.ts'
import { messageText } from './event-message.ts'

/** Messages that Foyer suggests (docs/product.md#messages-and-email): before the event, when something changes, and afterwards. */
export const messageStarterKind = z.enum(['REMINDER', 'CHANGE', 'THANKS'])
export type MessageStarterKind = z.infer<typeof messageStarterKind>

/** A suggested message in one language, with the event's title, time and place filled in. `content` is HTML. */
export const messageStarter = z.object({
  kind: messageStarterKind,
  subject: z.string(),
  content: z.string(),
})
export type MessageStarter = z.infer<typeof messageStarter>

/** A message that the account keeps to start from. `content` is sanitized HTML. */
export const messageTemplate = z.object({
  id: id('template'),
  name: z.string(),
  subject: z.string(),
  content: z.string(),
})
export type MessageTemplate = z.infer<typeof messageTemplate>

/** What a new message may start from. The account's own are by name. */
export const messageTemplates = z.object({
  starters: z.array(messageStarter),
  templates: z.array(messageTemplate),
})
export type MessageTemplates = z.infer<typeof messageTemplates>

/** `locale`: of the suggested messages; without it, the caller's. */
export const messageTemplatesQuery = z.strictObject({ locale: locale.optional() })

export const saveMessageTemplateBody = messageText.extend({ name: shortLine(60).min(1, 'Enter a name.') })
export type SaveMessageTemplateBody = z.infer<typeof saveMessageTemplateBody>
