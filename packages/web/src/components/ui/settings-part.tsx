import type { ReactNode } from 'react'
import { Card, CardContent } from './card.tsx'

interface SettingsPartProps {
  title: ReactNode
  /** What its fields are for. */
  help?: ReactNode
  children: ReactNode
}

/** A part of a settings screen: what it is for and, on a desk beside that, its fields. */
export function SettingsPart({ title, help, children }: SettingsPartProps) {
  return (
    <section
      data-slot="settings-part"
      className="grid grid-cols-1 gap-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-10"
    >
      <div className="grid content-start gap-1 pt-2">
        <h2 className="text-base font-semibold">{title}</h2>
        {help && <p className="max-w-prose text-sm text-pretty text-muted-foreground">{help}</p>}
      </div>
      <Card>
        <CardContent className="grid gap-6 p-4 sm:p-6">{children}</CardContent>
      </Card>
    </section>
  )
}
