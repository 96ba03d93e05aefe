import './parameters.ts'
import { handle } from 'hono/aws-lambda'
import { buildWalletApp } from './wallet/build-wallet-app.ts'

export const handler = handle(buildWalletApp())
