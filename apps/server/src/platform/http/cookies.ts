// SPDX-License-Identifier: Apache-2.0
import type { CookieOptions } from './context.ts'

/** The cookies of a request by name, without malformed ones. */
export function readCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = {}
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    const name = part.slice(0, at).trim()
    if (at > 0 && /^[\w-]+$/.test(name)) cookies[name] = part.slice(at + 1).trim()
  }
  return cookies
}

/** A Set-Cookie line: HttpOnly, SameSite, and Secure when the site is served over https. */
export function writeCookie(
  name: string,
  value: string,
  secure: boolean,
  { maxAgeSeconds, path = '/' }: CookieOptions = {},
): string {
  const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`
  return `${name}=${value}; Path=${path}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}${age}`
}
