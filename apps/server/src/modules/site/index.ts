// SPDX-License-Identifier: Apache-2.0
export { admit } from './access/admit.ts'
export { isInNetworks } from './access/address-list.ts'
export type { AccessDeps } from './access/access-facts.ts'
export { builtSwitches, isBuilt } from './built-features.ts'
export { siteCalls, type SiteDeps } from './calls.ts'
export { siteJobs } from './jobs.ts'
export { brandOf, type Brand } from './merchants/brand-of.ts'
export {
  createMerchantDirectory,
  type FoundHost,
  type MerchantDirectory,
} from './merchants/merchant-directory.ts'
export { measureHost, measureHosts } from './merchants/measure-hosts.ts'
export {
  findHosts,
  findMerchants,
  insertHost,
  insertMerchant,
  updateHostEnabled,
  updateMerchant,
  type Host,
  type Merchant,
  type NewHost,
} from './merchants/merchant-store.ts'
export type { Geo } from './ports.ts'
export { settingProblems } from './settings/setting-problems.ts'
export { siteTime, siteTimeZoneOffsetMs, startOfDay } from './site-time.ts'
