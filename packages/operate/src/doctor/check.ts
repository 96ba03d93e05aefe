import type { StageSettings } from '../../../../stacks/stage-settings.ts'

/** What a check may look at. */
export interface Patient {
  stage: string
  settings: StageSettings
  /** The names and addresses of the deployed stage, or null before its first deployment. */
  deployed: Record<string, string> | null
  /** How many orders a planned sale has; null where none is planned. */
  orders: number | null
}

/**
 * Checks one thing that a stage needs. `look` answers null when all is well, else a sentence that says what to do. It throws when
 * it cannot ask, such as without a permission.
 */
export interface Check {
  name: string
  /** What it asks, and which service it asks. `doctor --list` shows it. */
  asks: string
  /** Whether only a deployed stage can be checked. */
  needsDeployment?: boolean
  /** Whether a stage works without it. */
  isAdvice?: true
  look: (patient: Patient) => Promise<string | null>
}
