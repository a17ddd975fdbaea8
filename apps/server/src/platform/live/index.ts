export { createLive, type Live, type LiveConnection } from './live-hub.ts'
export { serveLive } from './serve-live.ts'
