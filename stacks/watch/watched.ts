import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch'

/** What an alarm watches. It rings when the metric is above the threshold in as many periods on end. */
export interface Watched {
  id: string
  /** What an operator does about it, in one sentence; the section has the rest. */
  description: string
  /** The section of docs/runbook.md. */
  section: string
  metric: IMetric
  threshold: number
  /** One where it is left out. */
  periods?: number
}
