// SPDX-License-Identifier: Apache-2.0
/** Signs that nobody takes for each other when a password is read aloud. */
const [letters, digits] = ['abcdefghjkmnpqrstuvwxyz', '23456789']

/** A password of twelve signs to hand out once, in three groups: three letters and a digit each. */
export function firstPassword(): string {
  const group = (): string => `${pick(letters).toUpperCase()}${pick(letters)}${pick(letters)}${pick(digits)}`
  return [group(), group(), group()].join('-')
}

/** Numbers past the last whole round of the signs are drawn again, so that all are equally likely. */
function pick(signs: string): string {
  const drawn = crypto.getRandomValues(new Uint8Array(1))[0] ?? 255
  return drawn < 256 - (256 % signs.length) ? (signs[drawn % signs.length] ?? '') : pick(signs)
}
