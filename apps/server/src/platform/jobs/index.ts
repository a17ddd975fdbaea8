// SPDX-License-Identifier: Apache-2.0
export { cleanUpJobs } from './clean-up-jobs.ts'
export { createJobs, type Jobs } from './create-jobs.ts'
export { everySecond, type Job } from './job.ts'
export { doneUntil } from './job-store.ts'
