// SPDX-License-Identifier: Apache-2.0
/**
 * Where a link leads: a page of this site, a mail address, or another host. Undefined for anything that a
 * text may not carry.
 */
export type Target = { kind: 'own' | 'mail'; href: string } | { kind: 'host'; href: string; host: string }

const longestAddress = 2_000
// Browsers ignore blanks and control characters in the middle of a scheme and read a backslash as a slash, so
// an address may contain none of these.
// eslint-disable-next-line no-control-regex
const oddSigns =
  /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff\ufff0-\uffff\\<>"'`]/
const ownPath = /^\/(?!\/)/
const mail = /^mailto:[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/

/** Reads the address of a link. */
export function linkTarget(address: string): Target | undefined {
  const href = address.trim()
  if (href.length > longestAddress || oddSigns.test(href)) return undefined
  if (ownPath.test(href)) return { kind: 'own', href }
  if (mail.test(href)) return { kind: 'mail', href }
  const url = webAddress(href)
  return url && { kind: 'host', href: url.href, host: url.host }
}

/** The address of a picture: of this platform, or of another over https. */
export function pictureAddress(address: string): string | undefined {
  const src = address.trim()
  if (src.length > longestAddress || oddSigns.test(src)) return undefined
  if (/^\/(media|art)\/[\w./-]+$/.test(src) && !src.includes('..')) return src
  const url = webAddress(src)
  return url?.protocol === 'https:' ? url.href : undefined
}

function webAddress(text: string): URL | undefined {
  if (!/^https?:\/\/[^/]/i.test(text)) return undefined
  const url = URL.parse(text)
  return url &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    url.hostname !== ''
    ? url
    : undefined
}

/** Whether a host is in a list; an entry with a leading dot covers all hosts below it. */
export const isAmong = (host: string, list: readonly string[]): boolean =>
  list.some((entry) => entry === host || (entry.startsWith('.') && host.endsWith(entry)))
