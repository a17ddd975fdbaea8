// SPDX-License-Identifier: Apache-2.0
/**
 * The bounds of an application for a promotion (D-140): characters of the comment, pictures, bytes of each.
 */
export const applicationLimits = {
  characters: 140,
  pictures: 3,
  megabytes: 5,
  bytes: 5 * 1024 * 1024,
} as const

/** Characters as people count them: a surrogate pair is one. */
export const countCharacters = (comment: string): number => [...comment].length

/** The longest beginning of a comment that fits. */
export const cutComment = (comment: string): string =>
  [...comment].slice(0, applicationLimits.characters).join('')

/** Whether a comment, trimmed, is neither empty nor too long. */
export function isComment(comment: string): boolean {
  const length = countCharacters(comment.trim())
  return length > 0 && length <= applicationLimits.characters
}

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpeg = [0xff, 0xd8, 0xff]

/** How many leading bytes identify a picture. */
export const headBytes = png.length

/** The type of a file by its first bytes, whatever its name. */
export function pictureFormatOf(head: Uint8Array): 'png' | 'jpeg' | undefined {
  const begins = (signature: readonly number[]): boolean =>
    signature.every((byte, index) => head[index] === byte)
  return begins(png) ? 'png' : begins(jpeg) ? 'jpeg' : undefined
}
