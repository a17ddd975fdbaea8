// SPDX-License-Identifier: Apache-2.0
export { hideSecrets, hideSecretsInText } from './hide-secrets.ts'
export {
  createMetrics,
  type Counter,
  type CounterFamily,
  type GaugeReading,
  type Metrics,
  type Timing,
  watchPool,
  watchQueue,
} from './metrics.ts'
export {
  isHeaderList,
  isErrorDsn,
  openReporting,
  readHeaders,
  type Reporting,
  type ReportingSettings,
} from './open-reporting.ts'
export {
  createRequestIds,
  inRequest,
  requestFields,
  requestHeaders,
  requestId,
  requestIdHeader,
} from './request-id.ts'
export { serveMetrics, type MetricsServer } from './serve-metrics.ts'
export { isTraced, traced, tracedRequest } from './traces.ts'
