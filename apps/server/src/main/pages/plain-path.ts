// SPDX-License-Identifier: Apache-2.0
/**
 * Whether a path, without its query, plainly names something below the root: no part that climbs, is hidden
 * or empty, no backslash (some read it as a slash), nothing undecodable. Other paths are never pages or
 * files.
 */
export function isPlainPath(path: string): boolean {
  const read = readPath(path)
  return read !== undefined && read.startsWith('/') && !/\/\/|\\|\0|(^|\/)\./.test(read)
}

function readPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
