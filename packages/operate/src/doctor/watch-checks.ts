import { outsideRegion } from '../../../../stacks/watch/outside-watch.ts'
import { findOutsideStack } from '../set-up/outside-stack.ts'
import { unprotectedStacks } from '../set-up/protected-stacks.ts'
import type { Check } from './check.ts'

/** What `set-up` does outside the stage's own stacks. */
export const watchChecks: readonly Check[] = [
  {
    name: 'outside',
    asks: 'CloudFormation DescribeStacks in us-east-1: is the site watched from outside, if the settings say so?',
    needsDeployment: true,
    look: async ({ stage, settings: { watchFromOutside } }) => {
      if (!watchFromOutside) return null
      const status = (await findOutsideStack(stage))?.StackStatus
      if (status === 'CREATE_COMPLETE' || status === 'UPDATE_COMPLETE') return null
      if (status?.endsWith('_IN_PROGRESS'))
        return `AWS still sets up what watches the site from outside (${status}). Wait some minutes.`
      return status
        ? `What watches the site from outside has the status ${status} in CloudFormation (${outsideRegion}). Read its events there, and run: pnpm operate set-up --stage ${stage}`
        : `The site is not watched from outside. Run: pnpm operate set-up --stage ${stage}`
    },
  },
  {
    name: 'protection',
    asks: 'CloudFormation DescribeStacks: are the stacks of a stage that keeps its data protected against removal by mistake?',
    needsDeployment: true,
    look: async ({ stage, settings: { keepData } }) => {
      if (!keepData) return null
      const open = await unprotectedStacks(stage)
      if (open.length === 0) return null
      return `\`sst remove\` would remove ${open.join(', ')} without a question. Run: pnpm operate set-up --stage ${stage}`
    },
  },
]
