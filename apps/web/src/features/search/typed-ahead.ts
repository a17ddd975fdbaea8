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

/** Keeps what is typed while the palette is on its way, but not for ever: it may not come. */
export function typeAhead(): void {
  takeTypedAhead()
  addEventListener('keydown', receive, { capture: true })
  givesUp = setTimeout(takeTypedAhead, patienceMs)
}

/** What was typed since; from now on the palette hears for itself. */
export function takeTypedAhead(): string {
  removeEventListener('keydown', receive, { capture: true })
  clearTimeout(givesUp)
  const typed = waiting
  waiting = ''
  return typed
}
