export { createMetrics, type Counter, type CounterFamily, type GaugeFamily, type GaugeReading, type Metrics, type Timing, type TimingFamily, watchPool, watchQueue } from './metrics.ts'
export { createRequestIds, inRequest, requestFields, requestHeaders, requestId, requestIdHeader } from './request-id.ts'
export { serveMetrics, type MetricsServer } from './serve-metrics.ts'
