import type { StageSettings } from '../../../../stacks/stage-settings.ts'

/** What a check may look at. */
export interface Patient {
  stage: string
  settings: StageSettings
  /** The names and addresses of the deployed stage; null before its first deployment. */
  deployed: Record<string, string> | null
}

/**
 * One thing that a stage needs. `look` answers what to do, in a sentence, where it is missing, and null where all is well. What it
 * cannot ask, such as for lack of a permission, it throws.
 */
export interface Check {
  name: string
  /** What it asks, and of which service: shown by `doctor --list`. */
  asks: string
  /** Whether it can be asked only of a deployed stage. */
  needsDeployment?: boolean
  look: (patient: Patient) => Promise<string | null>
}
