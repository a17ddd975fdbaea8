// SPDX-License-Identifier: Apache-2.0

const partsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))

/** The value at a JSON pointer; undefined where there is none. Only what the text itself has is found. */
export function readAt(value: unknown, pointer: string): unknown {
  let found = value
  for (const part of partsOf(pointer)) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part)) return undefined
    found = (found as Record<string, unknown>)[part]
  }
  return found
}

/** An object with these values at these JSON pointers. */
export function writeAt(values: readonly (readonly [pointer: string, value: unknown])[]): object {
  const root = emptyObject()
  for (const [pointer, value] of values) {
    const parts = partsOf(pointer)
    let at = root
    for (const part of parts.slice(0, -1)) {
      const next = at[part]
      at = typeof next === 'object' && next !== null ? (next as typeof root) : (at[part] = emptyObject())
    }
    at[parts.at(-1) ?? ''] = value
  }
  return root
}

/** Without a prototype, so that no name in a pointer reaches one. */
const emptyObject = (): Record<string, unknown> => Object.create(null) as Record<string, unknown>
