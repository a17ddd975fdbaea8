// SPDX-License-Identifier: Apache-2.0
const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Plain text as HTML: a paragraph per block of lines. */
export const paragraphs = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map(
      (block) => `<p>${block.replace(/[&<>"]/g, (sign) => signs[sign] ?? '').replace(/\n/g, '<br />')}</p>`,
    )
    .join('')
