export { createLive, type Live, type LiveConnection } from './live-hub.ts'
export { carryLive } from './carry-live.ts'
export type { LiveLimits } from './live-limits.ts'
export { refuseLive, serveLive } from './serve-live.ts'
