import { Logger } from '@aws-lambda-powertools/logger'
import { PlainErrorFormatter } from './log-formatter.ts'

/** The one logger: JSON lines; never personal data, tokens, link ids or card data. */
export const logger = new Logger({ serviceName: 'foyer', logFormatter: new PlainErrorFormatter() })
