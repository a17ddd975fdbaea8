// SPDX-License-Identifier: Apache-2.0
import { maintenanceAt, siteStatus, type SiteStatus } from '@tessera/rules/site/closed'
import { isInNetworks } from '@tessera/server-kit/addresses/networks'
import type { Settings } from '../../../platform/settings/settings.ts'
import type { Geo } from '../ports.ts'

export interface AccessDeps {
  settings: Settings
  geo: Geo
}
/** The resolved address of a visitor, and the brand that was called. */
export interface Visitor {
  ip: string
  brandCode: string
  nowMs: number
}

/** Whether this address is blocked (D-54). */
export const isIpBlocked = async ({ settings }: AccessDeps, { ip, brandCode }: Visitor): Promise<boolean> =>
  isInNetworks(await settings.of(brandCode).read('site.blockedIps'), ip)

/** Whether the site is under maintenance now, and until when (D-51). */
export async function maintenanceNow(
  { settings }: AccessDeps,
  { brandCode, nowMs }: Visitor,
): Promise<{ closed: boolean; end: number | null }> {
  const of = settings.of(brandCode)
  const [switchedOn, expectedEnd, window] = await Promise.all([
    of.read('site.maintenance'),
    of.read('site.maintenanceEnd'),
    of.read('site.maintenanceWindow'),
  ])
  return maintenanceAt({ switchedOn, expectedEnd, window }, nowMs)
}

/**
 * Whether the site is not offered in the visitor's country (D-53). Visitors from an unknown country are let
 * in.
 */
export async function isRegionRestricted(
  { settings, geo }: AccessDeps,
  { ip, brandCode }: Visitor,
): Promise<boolean> {
  const blocked = await settings.of(brandCode).read('site.blockedCountries')
  if (blocked.length === 0) return false
  const country = await geo.countryOf(ip)
  return country !== undefined && blocked.includes(country)
}

export interface AccessFacts {
  status: SiteStatus
  maintenanceEnd: number | null
  regionRestriction: boolean
  ipBlocked: boolean
  location: { ip: string; country: string | null }
}

/** All that the system calls report about access. */
export async function accessFacts(deps: AccessDeps, visitor: Visitor): Promise<AccessFacts> {
  const [ipBlocked, { closed, end }, regionRestriction, country] = await Promise.all([
    isIpBlocked(deps, visitor),
    maintenanceNow(deps, visitor),
    isRegionRestricted(deps, visitor),
    deps.geo.countryOf(visitor.ip),
  ])
  return {
    status: siteStatus(closed, regionRestriction),
    maintenanceEnd: end,
    regionRestriction,
    ipBlocked,
    location: { ip: visitor.ip, country: country ?? null },
  }
}
