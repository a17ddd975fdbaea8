// SPDX-License-Identifier: Apache-2.0
/** Attributes of a span besides its name; never a value that somebody sent. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>

/** A collector of traces; see open-traces.ts. */
export interface Tracer {
  /** Runs work as a span below the current one; `parent` is the `traceparent` header of the request. */
  span<Result>(name: string, facts: SpanFacts, work: () => Promise<Result>, parent?: string): Promise<Result>
  /** The header that passes the current span to another server. */
  headers(): Record<string, string>
}

let tracer: Tracer | undefined

/** Traces work from now on; undefined stops it. There is one tracer for the process. */
export function useTracer(next: Tracer | undefined): void {
  tracer = next
}

/** Whether traces are collected. */
export const isTraced = (): boolean => tracer !== undefined

/** Runs work as a span if traces are collected; otherwise this costs one check. */
export const traced = <Result>(
  name: string,
  facts: SpanFacts,
  work: () => Promise<Result>,
): Promise<Result> => (tracer ? tracer.span(name, facts, work) : work())

/** The same for work that another server requested. */
export const tracedRequest = <Result>(
  name: string,
  { headers, facts }: { headers: Readonly<Record<string, unknown>>; facts: SpanFacts },
  work: () => Promise<Result>,
): Promise<Result> => {
  if (!tracer) return work()
  const { traceparent } = headers
  return tracer.span(name, facts, work, typeof traceparent === 'string' ? traceparent : '')
}

export const traceHeaders = (): Record<string, string> => tracer?.headers() ?? {}
