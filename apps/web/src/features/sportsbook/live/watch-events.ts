// SPDX-License-Identifier: Apache-2.0
import type { LiveWirePayload } from '@tessera/contract'
import { useEffect, useEffectEvent } from 'react'
import { onReturn, onTopic, watchId } from '../../../shared/live/live-client.ts'

/** What is new in an event. */
export type EventChange = LiveWirePayload<'sportsbook.event'>

const listeners = new Map<string, Set<(change: EventChange) => void>>()
let stopListening: (() => void) | undefined

/** A page that is not drawn has no frames; it follows nevertheless. */
const longestWaitMs = 200
let gathered: EventChange[] = []
let frame = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** All changes that come between two frames of the page are applied together, so that it is drawn once for them. */
function gather(change: EventChange): void {
  gathered.push(change)
  if (gathered.length > 1) return
  frame = requestAnimationFrame(applyGathered)
  timer = setTimeout(applyGathered, longestWaitMs)
}

function applyGathered(): void {
  cancelAnimationFrame(frame)
  clearTimeout(timer)
  const changes = gathered
  gathered = []
  for (const change of changes) for (const each of listeners.get(change.eventId) ?? []) each(change)
}

/**
 * Watches events while the component is mounted: `onChange` receives what is new in them. `onMissed` is called
 * when changes may have been lost, so that the caller loads its events again. All parts of a page together
 * watch at most 40 events; those that were there first go on.
 */
export function useWatchedEvents(
  ids: readonly string[],
  onChange: (change: EventChange) => void,
  onMissed?: () => void,
): void {
  const receive = useEffectEvent(onChange)
  const missed = useEffectEvent(() => onMissed?.())
  const all = [...new Set(ids)].join()
  useEffect(() => {
    if (all === '') return
    const stops = all.split(',').map((id) => watchEvent(id, (change) => receive(change)))
    return () => {
      for (const stop of stops) stop()
    }
  }, [all])
  useEffect(() => onReturn(() => missed()), [])
}

function watchEvent(id: string, listener: (change: EventChange) => void): () => void {
  const set = listeners.get(id) ?? new Set()
  set.add(listener)
  listeners.set(id, set)
  stopListening ??= onTopic('sportsbook.event', gather)
  const stopWatching = watchId(id)
  return () => {
    stopWatching()
    set.delete(listener)
    if (set.size === 0) listeners.delete(id)
    if (listeners.size > 0) return
    stopListening?.()
    stopListening = undefined
  }
}
