// SPDX-License-Identifier: Apache-2.0
/**
 * The chosen language is stored under the local key `hisLang`; a cookie of that name lets the server send
 * pages in it.
 */
const key = 'hisLang'
const aYearSeconds = 31_536_000

export function savedLanguage(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function saveLanguage(code: string): void {
  try {
    localStorage.setItem(key, code)
  } catch {
    // Storage is switched off: the choice applies to this page only.
  }
  document.cookie = `${key}=${code}; path=/; max-age=${aYearSeconds}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
}
