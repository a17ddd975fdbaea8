// SPDX-License-Identifier: Apache-2.0
import { cleanHtml, type KnownHosts } from './clean-html.ts'

const mostKept = 1_000

/**
 * Cleans texts as they are read out, and remembers what it has cleaned: the same few texts are read by
 * everybody.
 */
export function createHtmlReader(): (html: string, hosts: KnownHosts) => string {
  const kept = new Map<string, string>()
  let keptFor = ''
  return (html, hosts) => {
    const known = JSON.stringify(hosts)
    if (known !== keptFor || kept.size > mostKept) kept.clear()
    keptFor = known
    const before = kept.get(html)
    if (before !== undefined) return before
    const clean = cleanHtml(html, hosts)
    kept.set(html, clean)
    return clean
  }
}
