// SPDX-License-Identifier: Apache-2.0
let waiting = ''
let givesUp: ReturnType<typeof setTimeout> | undefined
const patienceMs = 5_000

const receive = (event: KeyboardEvent): void => {
  if (event.key === 'Escape') takeTypedAhead()
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  waiting += event.key
}

/** Collects keys while the palette is loading, for a limited time: it may fail to load. */
export function typeAhead(): void {
  takeTypedAhead()
  addEventListener('keydown', receive, { capture: true })
  givesUp = setTimeout(takeTypedAhead, patienceMs)
}

/** The text typed meanwhile; from now on the palette receives the keys itself. */
export function takeTypedAhead(): string {
  removeEventListener('keydown', receive, { capture: true })
  clearTimeout(givesUp)
  const typed = waiting
  waiting = ''
  return typed
}
