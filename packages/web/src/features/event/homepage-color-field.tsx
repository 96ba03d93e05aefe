import type { HomepageColors } from '@foyer/contracts/event/homepage-design'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { ColorInput } from '../../components/ui/color-input.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import type { ContrastProblem } from '../../lib/look/homepage-contrast.ts'
import { SettingsField } from './settings-field.ts'

interface HomepageColorFieldProps {
  name: keyof HomepageColors
  label: string
  help: ReactNode
  fallback: string
  problem: ContrastProblem | undefined
  onFix: (problem: ContrastProblem) => void
}

/** One color, and below it the color that visitors see instead when it would be unreadable. */
export function HomepageColorField({ name, label, help, fallback, problem, onFix }: HomepageColorFieldProps) {
  return (
    <div className="grid gap-3">
      <SettingsField name={`homepage_design.${name}`} label={label} help={help} isOptional>
        {(field) => <ColorInput {...field} fallback={fallback} label={label} />}
      </SettingsField>
      {problem && <ContrastNotice label={label} problem={problem} onFix={() => onFix(problem)} />}
    </div>
  )
}

function ContrastNotice({
  label,
  problem,
  onFix,
}: {
  label: string
  problem: ContrastProblem
  onFix: () => void
}) {
  const { t } = useLingui()
  const format = useFormat()
  // Rounded down, because 4.48 is not enough and must not show as 4.5.
  const ratio = format.number(Math.floor(problem.ratio * 10) / 10)
  const needed = format.number(problem.needed)
  const { fix } = problem
  return (
    <Alert
      tone="warning"
      role="status"
      title={t`Hard to read: ${label}`}
      action={
        <Button size="sm" variant="secondary" onClick={onFix}>
          <span aria-hidden className="size-4 rounded-sm border" style={{ background: fix }} />
          <Trans>Use {fix}</Trans>
        </Button>
      }
    >
      <Trans>
        Its contrast with the background is {ratio} to 1. It needs {needed} to 1. Visitors see {fix} instead.
      </Trans>
    </Alert>
  )
}
