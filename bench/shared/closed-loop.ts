// SPDX-License-Identifier: Apache-2.0
/** Callers that each send the next request as soon as they are answered. */
export interface LoopResult {
  perSecond: number
  p50Ms: number
  p99Ms: number
}

export async function closedLoop(
  callers: number,
  seconds: number,
  ask: () => Promise<void>,
): Promise<LoopResult> {
  const latenciesMs: number[] = []
  const startedMs = performance.now()
  const endsMs = startedMs + seconds * 1_000
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (let askedMs = performance.now(); askedMs < endsMs;) {
        await ask()
        const answeredMs = performance.now()
        latenciesMs.push(answeredMs - askedMs)
        askedMs = answeredMs
      }
    }),
  )
  const elapsedMs = performance.now() - startedMs
  const sorted = Float64Array.from(latenciesMs).sort()
  const quantile = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { perSecond: (sorted.length / elapsedMs) * 1_000, p50Ms: quantile(0.5), p99Ms: quantile(0.99) }
}
