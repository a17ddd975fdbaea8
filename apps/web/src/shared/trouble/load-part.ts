// SPDX-License-Identifier: Apache-2.0
const patienceMs = 120_000
const missing = /dynamically imported module|importing a module|module script failed|unable to preload css/i

/** What a part of the page suffers from: it did not come, it did not come in time, or it is broken itself. */
export type Trouble = 'network' | 'slow' | 'page'

/**
 * Loads a part of the program. One that does not come is looked for in the newest build, by one reload of the
 * page; what cannot be had that way, and what does not come in 120 s, is thrown for the nearest region to
 * tell (D-162). The build puts this around every `import('…')` of the site (build/watched-parts.ts).
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(named('SlowPart', 'A part of the page did not come in time')), patienceMs)
  })
  try {
    return await Promise.race([load(), late])
  } catch (error) {
    if (!(error instanceof Error) || !missing.test(error.message)) throw error
    // The page is leaving: nothing more is drawn on it.
    if (await window.boot?.reloadIfNewer()) return await new Promise<never>(() => undefined)
    throw named('MissingPart', error.message)
  } finally {
    clearTimeout(timer)
  }
}

/** Which of the troubles an error is. */
export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof Error)) return 'page'
  return error.name === 'MissingPart' ? 'network' : error.name === 'SlowPart' ? 'slow' : 'page'
}

function named(name: string, message: string): Error {
  const error = new Error(message)
  error.name = name
  return error
}
