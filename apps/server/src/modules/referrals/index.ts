// SPDX-License-Identifier: Apache-2.0
export { referralsCalls } from './calls.ts'
export { referralsJobs } from './jobs.ts'
export { listReferrals, listReferralsOfName, type ListedReferral } from './list-referrals.ts'
export { noteRegistration, type Registration } from './note-registration.ts'
export { noteSharedDevice } from './note-shared-device.ts'
export type { ReferralsDeps } from './referrals-deps.ts'
