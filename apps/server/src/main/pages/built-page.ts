// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'

/** A page as the build wrote it, and the hashes of its inline scripts and styles. */
export interface BuiltPage {
  html: string
  scripts: readonly string[]
  styles: readonly string[]
}

/**
 * Returns a reader that always answers the newest build: each call looks at the file and reads it again when
 * it changed. While a build runs and the file is missing, the last one stays. Undefined if there never was
 * one.
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
    // An incomplete file is still being written.
    if (html.includes('</html>')) known = { stamp, page: { html, ...inlineHashes(html) } }
    return known?.page
  }
}

/** The hash of an inline script or style as a content policy names it. */
export const inlineHash = (content: string): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

/** Scripts with a source and blocks of data run nothing inline, so they need no hash. */
function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const inside = (pattern: RegExp): string[] =>
    [...html.matchAll(pattern)].map(([, content = '']) => inlineHash(content))
  return {
    scripts: inside(/<script(?: type="module")?>([\s\S]*?)<\/script>/g),
    styles: inside(/<style>([\s\S]*?)<\/style>/g),
  }
}
