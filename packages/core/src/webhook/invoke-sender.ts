import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { required } from '../config.ts'
import { patientEach } from '../patience.ts'

const lambda = patientEach(new LambdaClient({}))

/** The webhook that the sender is to serve. */
export interface SenderCall {
  account_id: string
  webhook_id: string
}

/** Starts the function that sends, for one webhook alone, and does not wait for it: so one that hangs delays no other (docs/decisions/0108). */
export async function invokeSender(call: SenderCall): Promise<void> {
  await lambda.send(
    new InvokeCommand({
      FunctionName: required('WEBHOOK_SENDER'),
      InvocationType: 'Event',
      Payload: JSON.stringify(call),
    }),
  )
}
