// SPDX-License-Identifier: Apache-2.0
/** A planned time of maintenance: epoch ms; without an end it lasts until somebody ends it. */
export interface MaintenanceWindow {
  start: number
  end: number | null
}

export interface Maintenance {
  /** Closed by hand, until opened by hand. */
  switchedOn: boolean
  /** When the one who closed it expects to open again, epoch ms. */
  expectedEnd: number | null
  window: MaintenanceWindow | null
}

/**
 * Whether the site is closed at a moment, and the end that visitors may be told: never one that has passed.
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
 * The values of the system status, and nothing else (D-51): open, under maintenance, not offered where the
 * visitor is.
 */
export type SiteStatus = 0 | 1 | 2

/** Maintenance wins over a region. */
export const siteStatus = (closed: boolean, regionRestricted: boolean): SiteStatus =>
  closed ? 1 : regionRestricted ? 2 : 0
