export { siteCalls, type SiteDeps } from './calls.ts'
export { admitWhileOpen } from './admit-while-open.ts'
export { siteTimeZoneOffsetMs, startOfDay } from './site-time.ts'
