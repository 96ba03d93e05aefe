import type { HomepageColors, HomepageDesign } from '@foyer/contracts/event/homepage-design'
import { useLingui } from '@lingui/react/macro'
import { contrastProblems } from '../../lib/look/homepage-contrast.ts'
import { homepageScheme, homepageSurfaces } from '../../lib/look/homepage-surfaces.ts'
import { homepageTokens } from '../../lib/look/homepage-tokens.ts'
import { HomepageColorField } from './homepage-color-field.tsx'

interface HomepageColorFieldsProps {
  /** The design, as far as it has been typed. */
  design: HomepageDesign
  onFix: (name: keyof HomepageColors, color: string) => void
}

/** The nine colors of the specification's homepage, each with the color that shows while none is chosen. */
export function HomepageColorFields({ design, onFix }: HomepageColorFieldsProps) {
  const { t } = useLingui()
  const scheme = homepageScheme(design) ?? 'light'
  const surfaces = homepageSurfaces(design, scheme)
  const tokens = homepageTokens(design, scheme, surfaces)
  const problems = contrastProblems(design)
  const fields: { name: keyof HomepageColors; label: string; help: string; fallback: string | undefined }[] =
    [
      {
        name: 'background_color',
        label: t`Background`,
        help: t`Behind everything.`,
        fallback: surfaces.backdrop,
      },
      {
        name: 'content_background_color',
        label: t`Content background`,
        help: t`Behind title, description and place.`,
        fallback: surfaces.ground,
      },
      {
        name: 'ticket_widget_color',
        label: t`Ticket widget`,
        help: t`Behind the tickets.`,
        fallback: surfaces.picker,
      },
      {
        name: 'primary_color',
        label: t`Primary`,
        help: t`Icons and marks, and buttons and links without a color of their own.`,
        fallback: tokens.primary,
      },
      {
        name: 'primary_text_color',
        label: t`Primary text`,
        help: t`Titles and main text.`,
        fallback: tokens.foreground,
      },
      {
        name: 'secondary_color',
        label: t`Secondary`,
        help: t`Quieter buttons and hints.`,
        fallback: tokens.secondary,
      },
      {
        name: 'secondary_text_color',
        label: t`Secondary text`,
        help: t`Notes, and the text on quieter buttons.`,
        fallback: tokens['muted-foreground'],
      },
      {
        name: 'button_color',
        label: t`Buttons`,
        help: t`Foyer chooses black or white text to go with them.`,
        fallback: tokens.button,
      },
      {
        name: 'link_color',
        label: t`Links`,
        help: t`In the description and below it.`,
        fallback: tokens.link,
      },
    ]
  return fields.map(({ fallback = '#ffffff', ...field }) => (
    <HomepageColorField
      key={field.name}
      {...field}
      fallback={fallback}
      problem={problems.find(({ name }) => name === field.name)}
      onFix={({ name, fix }) => onFix(name, fix)}
    />
  ))
}
