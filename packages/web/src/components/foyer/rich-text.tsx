import { cn } from '../../lib/look/cn.ts'

/** A text that an organizer wrote in the editor. The API sanitized it when it was saved. Renders nothing when empty. */
export function RichText({ html, className }: { html: string; className?: string }) {
  if (!html) return null
  return (
    <div
      data-slot="rich-text"
      className={cn('rich-text', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the way in
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
