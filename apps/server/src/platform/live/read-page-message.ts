// SPDX-License-Identifier: Apache-2.0
import type { SessionKind } from './attend.ts'

const mostWatched = 40

/** What a page asks to watch, as ids in `{"watch": ["1", "2"]}`; undefined for anything else. */
export function readWatched(text: string): string[] | undefined {
  try {
    const { watch } = JSON.parse(text) as { watch?: unknown }
    return Array.isArray(watch) && watch.length <= mostWatched && watch.every(isWatchedId) ? watch : undefined
  } catch {
    return undefined
  }
}

const isWatchedId = (id: unknown): id is string => typeof id === 'string' && /^[\w.:-]{1,40}$/.test(id)

/** The greeting of a page; undefined for anything else. */
export function readGreeting(text: string): { kind: SessionKind; token: string | null } | undefined {
  try {
    const { kind = 'member', token } = JSON.parse(text) as { kind?: unknown; token?: unknown }
    if ((typeof token !== 'string' && token !== null) || (kind !== 'member' && kind !== 'operator'))
      return undefined
    return { kind, token }
  } catch {
    return undefined
  }
}
