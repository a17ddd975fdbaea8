// SPDX-License-Identifier: Apache-2.0
export { timelineCalls } from './calls.ts'
export { writeFileAddress } from './file-address.ts'
export { timelineRoutes } from './file-route.ts'
export { readPage } from './read-page.ts'
export { longestPageRangeMs, readRange } from './read-range.ts'
export type { StaffEntry, TimelineDeps } from './timeline-deps.ts'
