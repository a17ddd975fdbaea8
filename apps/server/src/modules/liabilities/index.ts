// SPDX-License-Identifier: Apache-2.0
export { liabilitiesCalls } from './calls.ts'
export { closeDay } from './close-day.ts'
export { listDays } from './day-store.ts'
export { liabilitiesJobs } from './jobs.ts'
