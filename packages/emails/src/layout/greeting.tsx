import { translator } from '../language/translator.ts'
import { Paragraph } from './prose.tsx'

/** Opens an email by the reader's name, where it is known. */
export function Greeting({ locale, name }: { locale: string; name: string }) {
  const t = translator(locale)
  return <Paragraph>{name.trim() === '' ? t('greeting.anonymous') : t('greeting', { name })}</Paragraph>
}
