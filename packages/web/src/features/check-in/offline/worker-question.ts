/** What a door's page asks a worker: whether its release keeps the script of this page. If so, or with `takeOver`, it takes over at once. */
export interface WorkerQuestion {
  script: string
  takeOver: boolean
}
