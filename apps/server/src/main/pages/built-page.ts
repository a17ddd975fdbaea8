// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'

/** A page as the build left it, and the hashes of the scripts and styles that stand in it. */
export interface BuiltPage {
  html: string
  scripts: readonly string[]
  styles: readonly string[]
}

/**
 * A reader of a built page that always answers the newest build: the file is looked at on each call and read
 * anew when it changed. While a build runs and the file is away, the last one stays. Undefined where there
 * never was one.
 */
export function builtPage(path: string): () => Promise<BuiltPage | undefined> {
  let known: { stamp: string; page: BuiltPage } | undefined
  return async () => {
    const stamp = await stat(path).then(
      ({ mtimeMs, size }) => `${mtimeMs} ${size}`,
      () => undefined,
    )
    if (stamp === undefined || stamp === known?.stamp) return known?.page
    const html = await readFile(path, 'utf8').catch(() => '')
    // Half a file is one that is just being written.
    if (html.includes('</html>')) known = { stamp, page: { html, ...inlineHashes(html) } }
    return known?.page
  }
}

/** The hash of an inline script or style as a content policy names it. */
export const inlineHash = (content: string): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

/** Scripts with a source and blocks of data run nothing here, so they need no hash. */
function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const inside = (pattern: RegExp): string[] =>
    [...html.matchAll(pattern)].map(([, content = '']) => inlineHash(content))
  return {
    scripts: inside(/<script(?: type="module")?>([\s\S]*?)<\/script>/g),
    styles: inside(/<style>([\s\S]*?)<\/style>/g),
  }
}
