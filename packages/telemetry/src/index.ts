// SPDX-License-Identifier: Apache-2.0
export { hideSecrets, ofText } from './hide-secrets.ts'
export {
  createMetrics,
  type Counter,
  type CounterFamily,
  type GaugeFamily,
  type GaugeReading,
  type Metrics,
  type Timing,
  type TimingFamily,
  watchPool,
  watchQueue,
} from './metrics.ts'
export {
  areHeaders,
  isErrorAddress,
  openOutside,
  readHeaders,
  type Outside,
  type OutsideSettings,
} from './open-outside.ts'
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
