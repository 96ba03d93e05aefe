import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'

/** One attribute of a stream record as a plain value. */
export function readAttribute(attribute: AttributeValue): unknown {
  return unmarshall({ attribute }).attribute
}
