// SPDX-License-Identifier: Apache-2.0
import { openPort } from '@tessera/server-kit/process/open-port'
import { serveMetrics, type Metrics, type MetricsServer } from '@tessera/telemetry'
import type { FastifyInstance } from 'fastify'
import type { StudioEnvironment } from './environment.ts'
import type { Log } from './log.ts'

/** Opens the port of the figures, if there is one, and that of the games. Throws PortRefused with the variable to set. */
export async function openPorts(
  { host, port, metrics: figuresAt }: Pick<StudioEnvironment, 'host' | 'port' | 'metrics'>,
  { app, metrics, log }: { app: FastifyInstance; metrics: Metrics; log: Log },
): Promise<{ address: string; figures: MetricsServer | undefined }> {
  const figures =
    figuresAt &&
    (await openPort({ ...figuresAt, variables: { host: 'METRICS_HOST', port: 'STUDIO_METRICS_PORT' } }, () =>
      serveMetrics({ metrics, ...figuresAt, log }),
    ))
  const address = await openPort({ host, port, variables: { host: 'HOST', port: 'STUDIO_PORT' } }, () =>
    app.listen({ host, port }),
  )
  return { address, figures }
}
