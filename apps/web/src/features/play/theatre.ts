// SPDX-License-Identifier: Apache-2.0
import { useEffect, useSyncExternalStore } from 'react'

const key = 'theatre'
const listeners = new Set<() => void>()
let chosen = read()
/** Games on their page. Only around one of them do the bars give way: a message in its place has them. */
let games = 0

/** A phone, upright or on its side, or a page enlarged four times: with the bars, a game would have no room. */
const smallScreen = '(height < 30rem), (width < 48rem)'

/** Whether the bars of the site give way to a running game; renders again when that changes. */
export const useTheatre = (): boolean =>
  useSyncExternalStore(subscribe, () => games > 0 && (chosen || matchMedia(smallScreen).matches))

/** Whether a running game has the whole window, on its page or in a dialog; renders again when that changes. */
export const useWideGame = (): boolean =>
  useSyncExternalStore(subscribe, () => chosen || matchMedia(smallScreen).matches)

/** Whether a game always has the whole window here, so that there is nothing to choose. */
export const isTheatreFixed = (): boolean => matchMedia(smallScreen).matches

export function chooseTheatre(next: boolean): void {
  chosen = next
  try {
    localStorage.setItem(key, next ? 'on' : 'off')
  } catch {
    // Storage is switched off: the choice applies to this page only.
  }
  notify()
}

/** Names the component as a running game on its page, while it is one. */
export function useTheatreStage(here: boolean): void {
  useEffect(() => {
    if (!here) return undefined
    games += 1
    notify()
    return () => {
      games -= 1
      notify()
    }
  }, [here])
}

function read(): boolean {
  try {
    return localStorage.getItem(key) === 'on'
  } catch {
    return false
  }
}

function notify(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  const small = matchMedia(smallScreen)
  listeners.add(listener)
  small.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    small.removeEventListener('change', listener)
  }
}
