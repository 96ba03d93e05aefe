import { type HomepageDesign, homepageDesign } from '@foyer/contracts/event/homepage-design'
import { useLingui } from '@lingui/react/macro'
import { homepageScheme, homepageSurfaces } from '../../lib/look/homepage-surfaces.ts'
import { homepageTokens } from '../../lib/look/homepage-tokens.ts'
import { applyPreset, type HomepagePreset } from './homepage-presets.ts'

interface HomepagePresetListProps {
  presets: readonly HomepagePreset[]
  design: HomepageDesign
  onChoose: (design: HomepageDesign) => void
}

export const presetListClass = 'grid grid-cols-3 gap-2'

/** Colors to start with, each with a small picture. */
export function HomepagePresetList({ presets, design, onChoose }: HomepagePresetListProps) {
  const { i18n } = useLingui()
  return (
    <ul className={presetListClass}>
      {presets.map((preset) => {
        const applied = applyPreset(preset, design)
        return (
          <li key={preset.name.id}>
            <button
              type="button"
              aria-pressed={JSON.stringify(applied) === JSON.stringify(design)}
              onClick={() => onChoose(applied)}
              className="grid w-full gap-2 rounded-md border bg-card p-2 text-sm transition-colors hover:bg-muted aria-pressed:border-primary aria-pressed:bg-accent"
            >
              <PresetPicture preset={preset} />
              <span className="truncate">{i18n._(preset.name)}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

const plain = homepageDesign.parse({})

function PresetPicture({ preset }: { preset: HomepagePreset }) {
  const colors = applyPreset(preset, plain)
  const scheme = homepageScheme(colors) ?? 'light'
  const surfaces = homepageSurfaces(colors, scheme)
  const { foreground, button } = homepageTokens(colors, scheme, surfaces)
  return (
    <span
      aria-hidden
      className="grid h-10 grid-cols-[1fr_auto] items-center gap-2 rounded-sm border px-2"
      style={{ background: surfaces.ground }}
    >
      <span className="h-1 w-full rounded-full" style={{ background: foreground }} />
      <span className="h-3 w-5 rounded-sm" style={{ background: button }} />
    </span>
  )
}
