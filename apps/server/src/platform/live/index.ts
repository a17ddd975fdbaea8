// SPDX-License-Identifier: Apache-2.0
export { createLive, type Live, type LiveConnection } from './live-hub.ts'
export { deliverLive } from './deliver-live.ts'
export type { LiveTransport, OpenTransport, TransportSubscriber } from './live-transport.ts'
export type { LiveLimits } from './live-limits.ts'
export { refuseLive, serveLive, type LiveLines } from './serve-live.ts'
