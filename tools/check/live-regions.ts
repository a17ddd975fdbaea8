// SPDX-License-Identifier: Apache-2.0
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * A screen reader speaks words that come into a region which it knew before. A region that is hidden while it is empty
 * appears together with its words, and they are not spoken: `empty:sr-only`, never `empty:hidden`.
 */
const root = fileURLToPath(new URL('../../', import.meta.url))
const isLive = /\brole="(?:alert|status|log)"|\baria-live=/

/** Live regions of a file that are hidden while they are empty. */
export function hiddenRegions(file: string, source: string): string[] {
  return [...source.matchAll(/<[a-zA-Z][^<]*?empty:hidden[^<]*/g)].flatMap(({ 0: element, index }) =>
    isLive.test(element) ? [`${file}:${source.slice(0, index).split('\n').length}: empty:hidden`] : [],
  )
}

if (import.meta.main) {
  const files = globSync(['apps/{web,backoffice,studio}/src/**/*.tsx', 'packages/ui/src/**/*.tsx'], {
    cwd: root,
  })
  const found = files.flatMap((file) => hiddenRegions(file, readFileSync(root + file, 'utf8')))
  for (const line of found) console.error(line)
  if (found.length > 0) process.exit(1)
}
