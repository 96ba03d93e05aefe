import { fileURLToPath } from 'node:url'
import { startGateway } from '@foyer/local/gateway/start-gateway'
import { loadLambdaFunctions } from '@foyer/local/lambda-functions'
import { startStandIns } from '@foyer/local/stand-ins/start-stand-ins'
import type { BenchCommand } from './bench-command.ts'
import type { RecordedRequest } from './recorded-order.ts'

/**
 * The process under test. It starts like the one of `npm start` (tsx, gateway, the real API handler, DynamoDB Local), and also
 * runs the bare transactions. It leaves out only the pumps, since on AWS the relay and the consumers run elsewhere.
 */
async function serve(): Promise<void> {
  const standIns = await startStandIns({ directory: null, isDynamoDbCompiledThoroughly: true })
  Object.assign(process.env, standIns.env)
  const functions = await loadLambdaFunctions()
  const gateway = await startGateway({
    port: 0,
    functions,
    origins: standIns.origins,
    clientDirectory: fileURLToPath(new URL('../../../web/dist/client', import.meta.url)),
  })
  // Imported here because core reads its environment on import.
  const { bareTransactions } = await import('./bare-transactions.ts')
  const { openSale } = await import('./open-sale.ts')
  const { meterDynamoDb } = await import('./consumed-units.ts')
  const { recordRequests, repeatRecorded } = await import('./recorded-order.ts')
  let meter: ReturnType<typeof meterDynamoDb> | undefined
  let recording: ReturnType<typeof recordRequests> | undefined
  let recorded: RecordedRequest[] = []

  const run = async (command: BenchCommand): Promise<unknown> => {
    switch (command.name) {
      case 'openSale':
        return openSale(command.stock)
      case 'bare':
        return bareTransactions(command)
      case 'record':
        recording = recordRequests()
        return
      case 'recorded':
        recorded = recording?.stop(command.order_short_id) ?? []
        return
      case 'repeat':
        return repeatRecorded(recorded, command)
      case 'meter':
        meter ??= meterDynamoDb()
        return meter.take()
      case 'cpu': {
        const { user, system } = process.cpuUsage()
        return (user + system) / 1000
      }
    }
  }
  process.on('message', (command: BenchCommand) => {
    run(command).then(
      (result) => process.send?.({ result }),
      (error) => process.send?.({ error: String(error?.stack ?? error) }),
    )
  })
  process.on('disconnect', async () => {
    await gateway.stop()
    await standIns.stop()
    process.exit(0)
  })
  process.send?.({ result: `http://127.0.0.1:${gateway.port}` })
}

await serve()
