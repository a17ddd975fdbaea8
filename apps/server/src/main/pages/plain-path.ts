// SPDX-License-Identifier: Apache-2.0
/**
 * Whether a path, without its query, names something below the root and nothing else: no part that climbs or
 * is hidden, none that is empty, no backslash (which some read as a slash), nothing that cannot be read.
 * Others are no address of a page or a file.
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
