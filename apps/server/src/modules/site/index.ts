// SPDX-License-Identifier: Apache-2.0
export { admit } from './access/admit.ts'
export type { AccessDeps } from './access/access-facts.ts'
export { isBuilt } from './built-features.ts'
export { siteCalls } from './calls.ts'
export { siteJobs } from './jobs.ts'
export { brandOf, type Brand } from './brands/brand-of.ts'
export { createBrandDirectory, type FoundHost, type BrandDirectory } from './brands/brand-directory.ts'
export { measureHost, measureHosts } from './brands/measure-hosts.ts'
export {
  findHosts,
  findBrands,
  insertHost,
  insertBrand,
  updateHostEnabled,
  updateBrand,
  type Host,
} from './brands/brand-store.ts'
export type { Geo } from './ports.ts'
export { settingProblems } from './settings/setting-problems.ts'
export { siteTime, siteTimeZone } from './site-time.ts'
export {
  currencyFor,
  furtherCurrency,
  ownCurrency,
  requireOwnCurrency,
} from './currencies/offered-currencies.ts'
export { insertRate, listRates, ratesUpTo } from './currencies/rate-store.ts'
export { worthToday } from './currencies/worth.ts'
