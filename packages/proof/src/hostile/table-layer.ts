/**
 * The hostile layer: what real AWS does to Foyer and its stand-ins do not (docs/architecture.md#the-local-cloud, docs/decisions/0049). A
 * layer is between DynamoDB's clients and DynamoDB Local, and speaks DynamoDB's own JSON, so that errors reach the
 * product through the AWS SDK in their real shape. Product code does not know about it, and without a front none of this runs:
 *
 * - `onClient(client, layer)` puts a layer in front of one SDK client; all of its requests go through it.
 * - `startTableProxy({ origin, layer })` is a layer over HTTP, for proofs of several processes.
 * - `inVirtualTime(run)` lets waits (the layer's, the product's, the SDK's) cost no real time; see there.
 */
export interface TableCall {
  /** Such as `TransactWriteItems`. */
  operation: string
  input: TableInput
}

export interface TableAnswer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** Calls the next layer, with the same input or another. */
export type Next = (input: TableInput) => Promise<TableAnswer>

/** Answers a call itself, or passes it to the next one. */
export type TableLayer = (call: TableCall, next: Next) => Promise<TableAnswer>

/** Attributes in DynamoDB's JSON, such as `{ pk: { S: 'order#1' } }`. */
export type Attributes = Record<string, Record<string, unknown>>

/** One item of a transaction or what one request names. */
export interface ItemRequest {
  Key?: Attributes
  Item?: Attributes
}

/** The parts of a request that the layers read. */
export interface TableInput extends ItemRequest {
  TransactItems?: Record<string, ItemRequest>[]
  RequestItems?: Record<string, BatchWrite[] | BatchRead>
  ClientRequestToken?: string
  TableName?: string
  IndexName?: string
  ConsistentRead?: boolean
  KeyConditionExpression?: string
  ExpressionAttributeValues?: Attributes
}

/** The keys of a table that a batch reads. */
export interface BatchRead {
  Keys?: Attributes[]
  ConsistentRead?: boolean
}

/** One write of a batch. */
export interface BatchWrite {
  PutRequest?: ItemRequest
  DeleteRequest?: ItemRequest
}

/** The whole primary key in one word. */
export function itemName({ Key, Item }: ItemRequest): string {
  const { pk, sk } = Key ?? Item ?? {}
  return `${pk?.S}|${sk?.S}`
}

/** The items of a transaction, in its order. */
export function itemsOf({ TransactItems = [] }: TableInput): string[] {
  return TransactItems.map((item) => itemName(Object.values(item)[0] ?? {}))
}

/** A refusal as DynamoDB words it on the wire. */
export function refusal(type: string, Message: string, more: object = {}): TableAnswer {
  const __type = `com.amazonaws.dynamodb.v20120810#${type}`
  return answer(400, { __type, ...more, Message })
}

export function answer(status: number, content: object): TableAnswer {
  const body = Buffer.from(JSON.stringify(content))
  return { status, headers: { 'content-type': 'application/x-amz-json-1.0' }, body }
}

/** A transaction refused item by item: the conflicting ones with their reason, in DynamoDB's words. */
export function canceled(met: readonly boolean[], Code: string, Message: string): TableAnswer {
  const CancellationReasons = met.map((isMet) => (isMet ? { Code, Message } : { Code: 'None' }))
  const codes = CancellationReasons.map((reason) => reason.Code).join(', ')
  const said = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`
  return refusal('TransactionCanceledException', said, { CancellationReasons })
}

/** A batch's answer with what was not done. */
export function withLeft<Left>(
  answered: TableAnswer,
  name: 'UnprocessedItems' | 'UnprocessedKeys',
  table: string,
  merge: (left: Left | undefined) => Left,
): TableAnswer {
  if (answered.status !== 200) return answered
  const content = JSON.parse(answered.body.toString())
  return answer(200, { ...content, [name]: { [table]: merge(content[name]?.[table]) } })
}
