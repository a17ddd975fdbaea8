// SPDX-License-Identifier: Apache-2.0
import { cleanHtml, type KnownHosts } from './clean-html.ts'

const mostStored = 1_000

/**
 * Cleans texts as they are read out, and remembers what it has cleaned: the same few texts are read by
 * everybody.
 */
export function createHtmlReader(): (html: string, hosts: KnownHosts) => string {
  const stored = new Map<string, string>()
  let storedFor = ''
  return (html, hosts) => {
    const known = JSON.stringify(hosts)
    if (known !== storedFor || stored.size > mostStored) stored.clear()
    storedFor = known
    const before = stored.get(html)
    if (before !== undefined) return before
    const clean = cleanHtml(html, hosts)
    stored.set(html, clean)
    return clean
  }
}
