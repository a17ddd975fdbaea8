// SPDX-License-Identifier: Apache-2.0
const key = 'consolePositions'
const mostEntries = 50
const pauseMs = 150

type Positions = [string, number][]

/** The entry of the history that is displayed: its state survives a reload, and Back comes to it. */
function currentEntry(): string {
  const state: unknown = history.state
  const id = typeof state === 'object' && state !== null && '__TSR_key' in state ? state.__TSR_key : ''
  return `${String(id)} ${location.pathname}`
}

function stored(): Positions {
  const text = sessionStorage.getItem(key)
  return text === null ? [] : (JSON.parse(text) as Positions)
}

/** Notes from now on where each entry of the history is scrolled to. */
export function noteScrolling(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  window.addEventListener('scroll', () => {
    clearTimeout(timer)
    const entry = currentEntry()
    timer = setTimeout(() => {
      const others = stored().filter(([one]) => one !== entry)
      sessionStorage.setItem(key, JSON.stringify([...others, [entry, window.scrollY]].slice(-mostEntries)))
    }, pauseMs)
  })
}

/** Where this entry of the history was scrolled to; undefined if it is new. */
export const scrolledTo = (): number | undefined => stored().find(([entry]) => entry === currentEntry())?.[1]
