// SPDX-License-Identifier: Apache-2.0
import { english } from './english.ts'

/**
 * Puts English sentences into a page that is built: `{{trouble.noScript}}` becomes the text of that key.
 * Throws when there is no such key. Pages in more languages are filled by their server.
 */
export function fillHtml(html: string): string {
  return html.replaceAll(/\{\{([\w.]+)\}\}/g, (_, key: string) => {
    if (!(key in english)) throw new Error(`There is no text ${key}`)
    return english[key as keyof typeof english]
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('"', '&quot;')
  })
}

/** The same as a Vite plug-in. */
export const filledHtml = {
  name: 'tessera-texts',
  transformIndexHtml: { order: 'pre' as const, handler: fillHtml },
}
