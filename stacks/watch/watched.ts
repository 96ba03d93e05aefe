import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch'

/** What an alarm watches. It rings when the metric is above the threshold in this many consecutive periods. */
export interface Watched {
  id: string
  /** What an operator does about it, in one sentence; the section has the rest. */
  description: string
  /** The section of docs/runbook.md. */
  section: string
  metric: IMetric
  threshold: number
  /** One if left out. */
  periods?: number
}
