// SPDX-License-Identifier: Apache-2.0
/** Why a file was not accepted. */
export interface FileRefusal {
  name: string
  reason: 'type' | 'size' | 'many'
}
export interface FileRules {
  accept: readonly string[]
  maxBytes: number
  maxFiles: number
}

/**
 * Accepts or refuses files that are added to those in `had`: by type, size and number. The server checks the
 * contents again.
 */
export function judgeFiles(
  had: readonly File[],
  given: readonly File[],
  { accept, maxBytes, maxFiles }: FileRules,
): { taken: File[]; refused: FileRefusal[] } {
  const taken: File[] = []
  const refused: FileRefusal[] = []
  for (const file of given) {
    const reason = !accept.includes(file.type)
      ? 'type'
      : file.size > maxBytes
        ? 'size'
        : had.length + taken.length >= maxFiles
          ? 'many'
          : undefined
    if (reason === undefined) taken.push(file)
    else refused.push({ name: file.name, reason })
  }
  return { taken, refused }
}
