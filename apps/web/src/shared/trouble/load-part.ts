// SPDX-License-Identifier: Apache-2.0
import { loadWholeSheet } from './whole-sheet.ts'

const patienceMs = 120_000
const missing = /dynamically imported module|importing a module|module script failed|unable to preload css/i

/** Why a part of the page is missing: it failed to load, took too long, or crashed. */
export type Trouble = 'network' | 'slow' | 'page'

/**
 * Loads a part of the program. If it fails to load, reloads the page once to get it from the newest build; if
 * that does not help, or it takes longer than 120 s, throws an error for the nearest region to report
 * (D-162). The build puts this around every `import('…')` of the site (build/watched-parts.ts).
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
    // The page is reloading: it renders nothing more.
    if (await window.boot?.reloadIfNewer()) return await new Promise<never>(() => undefined)
    throw named('MissingPart', error.message)
  } finally {
    clearTimeout(timer)
  }
}

/** Loads a part that may render only with the whole style sheet; the build decides which ones do. */
export function loadStyledPart<Part>(load: () => Promise<Part>): Promise<Part> {
  // The sheet first: the loader of a part adds a style sheet only where no link to it is.
  return loadPart(async () => (await Promise.all([loadWholeSheet(), load()]))[1])
}

/** Classifies an error. */
export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof Error)) return 'page'
  // What is loaded again under another address does not pass through `loadPart`.
  if (error.name === 'MissingPart' || missing.test(error.message)) return 'network'
  return error.name === 'SlowPart' ? 'slow' : 'page'
}

function named(name: string, message: string): Error {
  const error = new Error(message)
  error.name = name
  return error
}
