// SPDX-License-Identifier: Apache-2.0
/** A text escaped for markup and for attributes in double quotes. */
export const escapeHtml = (raw: string): string =>
  raw.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

export const meta = (name: string, content: string): string =>
  `<meta name="${name}" content="${escapeHtml(content)}">`

export const link = (rel: string, href: string): string => `<link rel="${rel}" href="${escapeHtml(href)}">`

/** Data for the page's scripts: a block that runs nothing. No sign in it can end the block. */
export const jsonBlock = (id: string | undefined, value: unknown, type = 'application/json'): string =>
  `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${JSON.stringify(value).replace(/</g, '\\u003c')}</script>`
