// SPDX-License-Identifier: Apache-2.0
/** Characters that cannot be confused when a password is read aloud. */
const [letters, digits] = ['abcdefghjkmnpqrstuvwxyz', '23456789']

/** A one-time password of twelve characters, in three groups of three letters and a digit. */
export function firstPassword(): string {
  const group = (): string => `${pick(letters).toUpperCase()}${pick(letters)}${pick(letters)}${pick(digits)}`
  return [group(), group(), group()].join('-')
}

/** Numbers beyond the last full multiple are drawn again, so that all characters are equally likely. */
function pick(signs: string): string {
  const drawn = crypto.getRandomValues(new Uint8Array(1))[0] ?? 255
  return drawn < 256 - (256 % signs.length) ? (signs[drawn % signs.length] ?? '') : pick(signs)
}
