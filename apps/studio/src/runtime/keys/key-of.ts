// SPDX-License-Identifier: Apache-2.0
/** The Latin letter or the sign of a key, also on a keyboard that writes other letters. */
export function keyOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  return key !== '?' && /^Key[A-Z]$/.test(code) ? code.slice(-1).toLowerCase() : key
}
