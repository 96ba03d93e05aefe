import type { GrantedFunction } from '../grant/function-grants.ts'

/** With this much memory, Lambda gives a whole CPU. */
const oneCpuMegabytes = 1769

interface FunctionLimits {
  /** After this much time Lambda ends the function, in seconds. */
  timeoutSeconds: number
  memoryMegabytes: number
}

const small = { memoryMegabytes: 1024 }
const oneCpu = { memoryMegabytes: oneCpuMegabytes }

/** Time and memory of every function (docs/decisions/0048): the stacks deploy them, and the local pumps and gateway follow them. */
export const functionLimits: Record<GrantedFunction, FunctionLimits> = {
  // API Gateway gives up after 30 seconds: the function must have answered by then.
  api: { timeoutSeconds: 29, ...oneCpu },
  door: { timeoutSeconds: 29, ...oneCpu },
  'stripe-webhook': { timeoutSeconds: 15, ...small },
  // It signs passes.
  wallet: { timeoutSeconds: 15, ...oneCpu },
  page: { timeoutSeconds: 15, ...oneCpu },
  relay: { timeoutSeconds: 60, ...small },
  'reconcile-payments': { timeoutSeconds: 300, ...small },
  'email-consumer': { timeoutSeconds: 60, ...oneCpu },
  'email-feedback-consumer': { timeoutSeconds: 30, ...small },
  'order-expiry-consumer': { timeoutSeconds: 30, ...small },
  'payment-consumer': { timeoutSeconds: 60, ...small },
  'attendee-consumer': { timeoutSeconds: 60, ...small },
  'statistics-consumer': { timeoutSeconds: 60, ...small },
  'audit-consumer': { timeoutSeconds: 30, ...small },
  // Pushes to a hundred devices, each with its time to answer.
  'wallet-consumer': { timeoutSeconds: 60, ...small },
  'webhook-consumer': { timeoutSeconds: 30, ...small },
  // It sends for 40 seconds and waits ten more for the last answers.
  'webhook-sender': { timeoutSeconds: 60, ...small },
  'availability-consumer': { timeoutSeconds: 30, ...small },
  'change-log-consumer': { timeoutSeconds: 30, ...small },
  'image-consumer': { timeoutSeconds: 60, ...oneCpu },
  // The ids of all rows are in memory while their file is written (`pnpm bench:export`).
  'export-consumer': { timeoutSeconds: 300, memoryMegabytes: 3008 },
  // The rows of a file are in memory while a part of them is imported (`pnpm bench:import`).
  'import-consumer': { timeoutSeconds: 300, memoryMegabytes: 3008 },
  // Rows pass through a piece at a time; packing those of 500,000 orders takes CPU.
  'snapshot-consumer': { timeoutSeconds: 300, memoryMegabytes: 3008 },
  'event-message-consumer': { timeoutSeconds: 60, ...oneCpu },
  'order-consumer': { timeoutSeconds: 60, ...small },
  'record-consumer': { timeoutSeconds: 60, ...small },
  'file-consumer': { timeoutSeconds: 300, memoryMegabytes: 3008 },
}
