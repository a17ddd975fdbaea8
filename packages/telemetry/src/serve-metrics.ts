// SPDX-License-Identifier: Apache-2.0
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Metric, Registry } from 'prom-client'
import type { Family, Metrics } from './metrics.ts'

export interface MetricsServer {
  host: string
  port: number
  close(): Promise<void>
}
interface ServeOptions {
  metrics: Metrics
  host: string
  /** 0: any free port. */
  port: number
  log: { warn(fields: object, message: string): void }
}

/**
 * Opens a separate port on which `GET /metrics` answers in the text format of Prometheus, with the metrics of
 * this process and of the runtime. Simultaneous scrapes share one reading. A family that cannot be read is
 * left out and logged. Throws if the port cannot be opened.
 */
export async function serveMetrics({ metrics, host, port, log }: ServeOptions): Promise<MetricsServer> {
  // Loaded only here: without monitoring it costs nothing.
  const { collectDefaultMetrics, Registry: Register } = await import('prom-client')
  const registry: Registry = new Register()
  collectDefaultMetrics({ register: registry })
  const known = new Set<string>()
  let underWay: Promise<string> | undefined

  function scrape(): Promise<string> {
    for (const family of metrics.families()) {
      if (known.has(family.name)) continue
      known.add(family.name)
      registry.registerMetric(asMetric(family, log))
    }
    return (underWay ??= registry.metrics().finally(() => {
      underWay = undefined
    }))
  }

  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end()
    scrape().then(
      (text) =>
        response
          .writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' })
          .end(text),
      (error: unknown) => {
        log.warn({ error }, 'the figures of this process could not be read')
        response.writeHead(500).end()
      },
    )
  })
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, host, () => done()))
  server.on('error', (error: Error) => log.warn({ error }, 'the port of the figures failed'))
  return {
    host,
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
        registry.clear()
      }),
  }
}

/** The part of a metric that the registry reads. */
function asMetric({ name, help, type, read }: Family, log: ServeOptions['log']): Metric {
  const get = async (): Promise<object> => {
    const samples = await read().catch((error: unknown) => {
      log.warn({ metric: name, error }, 'a figure could not be read')
      return []
    })
    return {
      name,
      help,
      type,
      aggregator: 'sum',
      values: samples.map(({ name: metricName, labels, value }) => ({ metricName, labels, value })),
    }
  }
  return { name, get, reset() {} } as unknown as Metric
}
