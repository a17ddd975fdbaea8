// SPDX-License-Identifier: Apache-2.0
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { PortRefused, type NamedPort } from '@tessera/server-kit/process/open-port'
import type { Environment } from '../../platform/env/environment.ts'

/** Servers of a killed installation release their ports within a moment. */
const usualPatienceMs = 5_000

/** Checks before anything is started that all ports are available. Throws with the variable to set. */
export async function requireFreePorts(
  environment: Environment,
  patienceMs = usualPatienceMs,
): Promise<void> {
  for (const named of portsOf(environment)) {
    const giveUpAt = performance.now() + patienceMs
    for (;;) {
      const problem = await tryPort(named)
      if (problem === undefined) break
      if (problem !== 'EADDRINUSE' || performance.now() > giveUpAt) throw new PortRefused(problem, named)
      await sleep(200)
    }
  }
}

/** The studio serves its figures at the next port, unless its own variable names one. */
function portsOf({ host, port, studioPort, metrics }: Environment): NamedPort[] {
  const named = (variable: string, number: number): NamedPort => ({
    host,
    port: number,
    variables: { host: 'HOST', port: variable },
  })
  const figures = (variable: string, number: number): NamedPort => ({
    host: metrics?.host ?? host,
    port: number,
    variables: { host: 'METRICS_HOST', port: variable },
  })
  return [
    named('PORT', port),
    named('STUDIO_PORT', studioPort),
    ...(metrics
      ? [
          figures('METRICS_PORT', metrics.port),
          figures('STUDIO_METRICS_PORT', Number(process.env['STUDIO_METRICS_PORT'] || metrics.port + 1)),
        ]
      : []),
  ]
}

function tryPort({ host, port }: NamedPort): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen({ host, port }, () => server.close(() => resolve(undefined)))
  })
}
