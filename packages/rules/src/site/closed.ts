// SPDX-License-Identifier: Apache-2.0
/** Planned maintenance, in epoch ms; without an end it lasts until somebody ends it. */
export interface MaintenanceWindow {
  start: number
  end: number | null
}

export interface Maintenance {
  /** Turned on by hand, until turned off by hand. */
  switchedOn: boolean
  /** When it is expected to end, in epoch ms. */
  expectedEnd: number | null
  window: MaintenanceWindow | null
}

/**
 * Whether the site is closed at a moment, and the end to announce to visitors: never one that has passed.
 */
export function maintenanceAt(
  { switchedOn, expectedEnd, window }: Maintenance,
  nowMs: number,
): { closed: boolean; end: number | null } {
  const inWindow = window !== null && nowMs >= window.start && (window.end === null || nowMs < window.end)
  if (!switchedOn && !inWindow) return { closed: false, end: null }
  const end = switchedOn ? expectedEnd : (window?.end ?? null)
  return { closed: true, end: end !== null && end > nowMs ? end : null }
}

/**
 * The values of the system status (D-51): open, under maintenance, not available in the visitor's region.
 */
export type SiteStatus = 0 | 1 | 2

/** Maintenance wins over a region. */
export const siteStatus = (closed: boolean, regionRestricted: boolean): SiteStatus =>
  closed ? 1 : regionRestricted ? 2 : 0
