// SPDX-License-Identifier: Apache-2.0
/** One line of a family: its current value. Cheap enough for the busiest code: adding is one addition. */
export interface Counter {
  add(amount?: number): void
}
export interface Timing {
  observe(seconds: number): void
}

export type MetricType = 'counter' | 'gauge' | 'histogram'
export interface Sample {
  name: string
  labels: Readonly<Record<string, string>>
  value: number
}

/** All lines with one name, as read for a scrape. */
export interface Family {
  name: string
  help: string
  type: MetricType
  read(): Promise<Sample[]>
}

export interface CounterFamily {
  of(...labels: string[]): Counter
}
export interface TimingFamily {
  of(...labels: string[]): Timing
}
export interface GaugeFamily {
  /** Reads one figure at each scrape. */
  watch(labels: readonly string[], read: () => number): void
  /** Reads several at once at each scrape; those that fail are left out of it. */
  watchAll(read: () => Iterable<GaugeReading> | Promise<Iterable<GaugeReading>>): void
}
export interface GaugeReading {
  labels: readonly string[]
  value: number
}

/**
 * The metrics of one process. They are plain numbers until somebody scrapes them. Asking for an existing name
 * returns the existing one. Labels are bounded: a family has a limited number of lines, and further ones are
 * counted together as `other`.
 */
export interface Metrics {
  counter(name: string, help: string, labels?: readonly string[]): CounterFamily
  timing(name: string, help: string, labels?: readonly string[]): TimingFamily
  gauge(name: string, help: string, labels?: readonly string[]): GaugeFamily
  families(): readonly Family[]
}

const mostLines = 2_000
const other = 'other'
/** Upper bounds of the buckets of a duration, in seconds. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function createMetrics(): Metrics {
  const families = new Map<string, Family>()
  const named = <Made extends Family>(name: string, make: () => Made): Made => {
    const known = families.get(name) ?? make()
    families.set(name, known)
    return known as Made
  }
  return {
    counter: (name, help, labels = []) => named(name, () => counterFamily(name, help, labels)),
    timing: (name, help, labels = []) => named(name, () => timingFamily(name, help, labels)),
    gauge: (name, help, labels = []) => named(name, () => gaugeFamily(name, help, labels)),
    families: () => [...families.values()],
  }
}

const labelled = (names: readonly string[], values: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))

/** The line of each combination of labels, created at its first use. */
function createLines<Line>(
  names: readonly string[],
  make: () => Line,
): { of(values: string[]): Line; all(): Iterable<[Record<string, string>, Line]> } {
  const lines = new Map<string, { labels: Record<string, string>; line: Line }>()
  const of = (values: string[]): Line => {
    const key = values.join('\n')
    const known = lines.get(key)
    if (known) return known.line
    if (lines.size >= mostLines && values.some((value) => value !== other)) return of(values.map(() => other))
    const line = make()
    lines.set(key, { labels: labelled(names, values), line })
    return line
  }
  return {
    of,
    *all() {
      for (const { labels, line } of lines.values()) yield [labels, line]
    },
  }
}

function counterFamily(name: string, help: string, labels: readonly string[]): Family & CounterFamily {
  const lines = createLines(labels, () => {
    const line = {
      value: 0,
      add(amount = 1) {
        line.value += amount
      },
    }
    return line
  })
  return {
    name,
    help,
    type: 'counter',
    of: (...values) => lines.of(values),
    read: async () => [...lines.all()].map(([of, { value }]) => ({ name, labels: of, value })),
  }
}

function timingFamily(name: string, help: string, labels: readonly string[]): Family & TimingFamily {
  const lines = createLines(labels, () => {
    const line = {
      sum: 0,
      counts: Array.from({ length: bounds.length + 1 }, () => 0),
      observe(seconds: number) {
        let index = 0
        while (index < bounds.length && seconds > (bounds[index] ?? 0)) index += 1
        line.counts[index] = (line.counts[index] ?? 0) + 1
        line.sum += seconds
      },
    }
    return line
  })
  return {
    name,
    help,
    type: 'histogram',
    of: (...values) => lines.of(values),
    read: async () =>
      [...lines.all()].flatMap(([of, { sum, counts }]) => {
        let below = 0
        const buckets = counts.map((count, index) => ({
          name: `${name}_bucket`,
          labels: { ...of, le: String(bounds[index] ?? '+Inf') },
          value: (below += count),
        }))
        return [
          ...buckets,
          { name: `${name}_sum`, labels: of, value: sum },
          { name: `${name}_count`, labels: of, value: below },
        ]
      }),
  }
}

function gaugeFamily(name: string, help: string, labels: readonly string[]): Family & GaugeFamily {
  const single = new Map<string, () => GaugeReading>()
  const several: (() => Iterable<GaugeReading> | Promise<Iterable<GaugeReading>>)[] = []
  return {
    name,
    help,
    type: 'gauge',
    watch: (values, read) => {
      single.set(values.join('\n'), () => ({ labels: values, value: read() }))
    },
    watchAll: (read) => {
      several.push(read)
    },
    async read() {
      const readings = [
        ...[...single.values()].map((read) => read()),
        ...(await Promise.all(several.map(async (read) => [...(await read())]))).flat(),
      ]
      return readings.map(({ labels: values, value }) => ({ name, labels: labelled(labels, values), value }))
    },
  }
}

/** The running and waiting work of a queue. */
export function watchQueue(
  metrics: Metrics,
  queue: string,
  size: () => { running: number; waiting: number },
): void {
  metrics
    .gauge('tessera_queue_running', 'Pieces of work under way, by queue', ['queue'])
    .watch([queue], () => size().running)
  metrics
    .gauge('tessera_queue_waiting', 'Pieces of work that wait for their turn, by queue', ['queue'])
    .watch([queue], () => size().waiting)
}

/** A connection pool as the driver describes it. */
export interface WatchedPool {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
  readonly options: { readonly max?: number | undefined }
}

export function watchPool(metrics: Metrics, pool: string, of: WatchedPool): void {
  const connections = metrics.gauge(
    'tessera_pool_connections',
    'Open database connections, by pool and state',
    ['pool', 'state'],
  )
  connections.watch([pool, 'used'], () => of.totalCount - of.idleCount)
  connections.watch([pool, 'free'], () => of.idleCount)
  metrics
    .gauge('tessera_pool_connections_most', 'Connections that a pool opens at most', ['pool'])
    .watch([pool], () => of.options.max ?? 0)
  metrics
    .gauge('tessera_pool_waiting', 'Callers that wait for a connection, by pool', ['pool'])
    .watch([pool], () => of.waitingCount)
}
