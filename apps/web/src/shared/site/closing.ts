// SPDX-License-Identifier: Apache-2.0
import { Failure } from '@tessera/contract/client/failure'
import { useSyncExternalStore } from 'react'
import { call } from '../api/call.ts'
import { onRefusal } from '../api/refusals.ts'
import type { Site } from './site.ts'

/** Why this visitor gets a page instead of the whole site. */
export interface Closing {
  why: 'blocked' | 'invalidAddress' | 'maintenance' | 'region'
  /** When maintenance is expected to end, epoch ms. */
  until: number | null
  location: Site['location']
}

type Facts = Pick<Site, 'ipBlocked' | 'maintenance' | 'maintenanceEnd' | 'regionRestriction' | 'location'> & {
  domainRoute: { valid: boolean }
}

/**
 * Evaluates the platform's first answer: a blocked address comes before a host that is not ours, maintenance
 * before the region (D-51, D-54, D-55).
 */
export function closingOf({
  ipBlocked,
  domainRoute,
  maintenance,
  maintenanceEnd,
  regionRestriction,
  location,
}: Facts): Closing | undefined {
  const why = ipBlocked
    ? 'blocked'
    : !domainRoute.valid
      ? 'invalidAddress'
      : maintenance
        ? 'maintenance'
        : regionRestriction
          ? 'region'
          : undefined
  return why && { why, until: maintenanceEnd, location }
}

const everyMs = 60_000
const listeners = new Set<() => void>()
let closing: Closing | undefined
let isFetching = false

/**
 * Follows the status of the site after its first answer: every minute, and after a refusal which says that it
 * has changed.
 */
export function followStatus(site: Site): void {
  closing = closingOf(site)
  setInterval(() => void refetch(), everyMs)
  onRefusal((failure) => {
    if (failure.code === 'IP_BLOCKED') close({ why: 'blocked', until: null, location: site.location })
    else if (failure.status === 503 || failure.status === 451) void refetch()
  })
}

/** Why the site is closed; undefined while it is open. */
export function useClosing(): Closing | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => closing,
  )
}

async function refetch(): Promise<void> {
  if (isFetching) return
  isFetching = true
  try {
    const now =
      closing && !isOfStatus(closing)
        ? closingOf(await call('site.permission', { host: location.host }))
        : await closingByStatus()
    // The site is open again: reloads everything.
    if (closing && !now) return location.reload()
    if (now) close(now)
  } catch (error) {
    // The platform does not answer: what is on screen stays, and the next minute tries again.
    if (!(error instanceof Failure)) throw error
  } finally {
    isFetching = false
  }
}

const isOfStatus = ({ why }: Closing): boolean => why === 'maintenance' || why === 'region'

/** 0 is open, 1 maintenance, 2 a country without service. */
async function closingByStatus(): Promise<Closing | undefined> {
  const { status, maintenanceEnd, location } = await call('site.status', {})
  return status === 0
    ? undefined
    : { why: status === 1 ? 'maintenance' : 'region', until: maintenanceEnd, location }
}

function close(next: Closing): void {
  if (JSON.stringify(next) === JSON.stringify(closing)) return
  closing = next
  for (const listener of listeners) listener()
}
