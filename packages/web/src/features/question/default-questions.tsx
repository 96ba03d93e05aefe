import { Trans, useLingui } from '@lingui/react/macro'
import { Lock } from 'lucide-react'
import { Badge } from '../../components/ui/badge.tsx'

/** The questions that every buyer is asked (specification §3). They cannot be edited. */
export function DefaultQuestions() {
  const { t } = useLingui()
  const questions = [
    { title: t`First name`, isRequired: true },
    { title: t`Last name`, isRequired: false },
    { title: t`Email`, isRequired: true },
  ]
  return (
    <div className="grid gap-2 rounded-lg border border-dashed p-4">
      <ul aria-label={t`Default questions`} className="flex flex-wrap gap-x-6 gap-y-2">
        {questions.map(({ title, isRequired }) => (
          <li key={title} className="flex items-center gap-2">
            <Lock aria-hidden className="size-4 text-muted-foreground" />
            <span className="font-medium">{title}</span>
            {isRequired && (
              <Badge>
                <Trans>Required</Trans>
              </Badge>
            )}
          </li>
        ))}
      </ul>
      <p className="text-muted-foreground">
        <Trans>Always asked first. Default questions cannot be edited.</Trans>
      </p>
    </div>
  )
}
