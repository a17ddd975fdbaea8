// SPDX-License-Identifier: Apache-2.0
import { AsyncLocalStorage } from 'node:async_hooks'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base'
import { requestId } from './request-id.ts'
import { useTracer } from './traces.ts'

export interface TraceOptions {
  /** Base of a collector that speaks OTLP over HTTP, such as http://127.0.0.1:4318. */
  endpoint: string
  /** Headers of every request to the collector, such as its key. */
  headers?: Record<string, string>
  /** The name of this program. */
  service: string
  /** The share of traces that is collected, 0 to 1; every server decides the same by the id of the trace. */
  part: number
}

const patienceMs = 5_000

/**
 * Collects traces of this process from now on and sends them in batches. What cannot be sent is dropped, and
 * nothing waits for it. Load this file only if traces are wanted, because it loads the library. Returns a
 * function that sends what is left and stops.
 */
export function openTraces({ endpoint, headers = {}, service, part }: TraceOptions): () => Promise<void> {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers,
    timeoutMillis: patienceMs,
  })
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new TraceIdRatioBasedSampler(part),
    spanProcessors: [new BatchSpanProcessor(exporter, { exportTimeoutMillis: patienceMs })],
  })
  const spans = provider.getTracer('tessera')
  const current = new AsyncLocalStorage<Context>()

  useTracer({
    async span(name, facts, work, parent) {
      const above = parent === undefined ? (current.getStore() ?? ROOT_CONTEXT) : contextOf(parent)
      const id = parent === undefined ? undefined : requestId()
      const span = spans.startSpan(
        name,
        {
          kind: parent === undefined ? SpanKind.INTERNAL : SpanKind.SERVER,
          attributes: { ...facts, ...(id !== undefined && { 'tessera.request': id }) },
        },
        above,
      )
      try {
        return await current.run(trace.setSpan(above, span), work)
      } catch (error) {
        // Only its name: a message can repeat what somebody sent.
        span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'Error' })
        throw error
      } finally {
        span.end()
      }
    },
    headers(): Record<string, string> {
      const span = trace.getSpanContext(current.getStore() ?? ROOT_CONTEXT)
      return span ? { traceparent: `00-${span.traceId}-${span.spanId}-0${span.traceFlags & 1}` } : {}
    },
  })
  return async () => {
    useTracer(undefined)
    // A collector that does not answer must not delay the end of the process.
    await Promise.race([
      provider.shutdown().catch(() => undefined),
      new Promise((done) => setTimeout(done, patienceMs).unref()),
    ])
  }
}

const wellFormed = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** Below a span of another server, by W3C Trace Context; without the header, the beginning of a trace. */
function contextOf(traceparent: string): Context {
  const [, traceId, spanId, flags] = wellFormed.exec(traceparent) ?? []
  if (
    traceId === undefined ||
    spanId === undefined ||
    flags === undefined ||
    /^0+$/.test(traceId) ||
    /^0+$/.test(spanId)
  )
    return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & 1,
    isRemote: true,
  })
}
