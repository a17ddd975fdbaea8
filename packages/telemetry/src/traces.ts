// SPDX-License-Identifier: Apache-2.0
/** What is told of a piece of work besides its name; never a value that somebody sent. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>

/** One way of gathering traces; see open-traces.ts. */
export interface Tracer {
  /**
   * Does work as a span below the one under which it is done; `parent` is the header `traceparent` of whoever
   * asked.
   */
  span<Result>(name: string, facts: SpanFacts, work: () => Promise<Result>, parent?: string): Promise<Result>
  /** The header under which another server learns to which span its work belongs. */
  headers(): Record<string, string>
}

let tracer: Tracer | undefined

/** From now on work is traced; undefined ends it. One for the process. */
export function useTracer(next: Tracer | undefined): void {
  tracer = next
}

/** Whether anybody gathers traces. */
export const isTraced = (): boolean => tracer !== undefined

/** Does work as a span, if anybody gathers them; otherwise this costs one look. */
export const traced = <Result>(
  name: string,
  facts: SpanFacts,
  work: () => Promise<Result>,
): Promise<Result> => (tracer ? tracer.span(name, facts, work) : work())

/** The same for work that somebody outside has asked for. */
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
