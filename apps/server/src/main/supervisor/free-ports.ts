// SPDX-License-Identifier: Apache-2.0
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Environment } from '../../platform/env/environment.ts'

/** Servers of a killed installation release their ports within a moment. */
const usualPatienceMs = 5_000

/** Checks before anything is started that both ports are available. Throws with the variable to set. */
export async function requireFreePorts(
  { host, port, studioPort }: Environment,
  patienceMs = usualPatienceMs,
): Promise<void> {
  for (const [name, number] of [
    ['PORT', port],
    ['STUDIO_PORT', studioPort],
  ] as const) {
    const giveUpAt = performance.now() + patienceMs
    for (;;) {
      const problem = await tryPort(host, number)
      if (problem === undefined) break
      if (problem !== 'EADDRINUSE')
        throw new Error(
          `Cannot listen on ${host}:${number} (${problem}). Set HOST and ${name} to what this machine allows.`,
        )
      if (performance.now() > giveUpAt)
        throw new Error(
          `Port ${number} is in use by another program. Choose another one: ${name}=${number + 100}.`,
        )
      await sleep(200)
    }
  }
}

function tryPort(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen({ host, port }, () => server.close(() => resolve(undefined)))
  })
}
