// SPDX-License-Identifier: Apache-2.0
import type { Clock } from '../../../../platform/clock/clock.ts'

const usualFreshMs = 1_000
const mostAnswers = 500

/** Answers that are the same for everybody, computed once a second however many people want them. */
export interface RecentAnswers {
  /** The answer under this key; younger than `freshMs`. */
  of<Answer>(key: string, compute: () => Promise<Answer>, freshMs?: number): Promise<Answer>
  /** When the answer under this key was computed; undefined if it would be computed anew. */
  madeAt(key: string): number | undefined
}

export function createRecentAnswers(clock: Clock): RecentAnswers {
  const answers = new Map<string, { atMs: number; freshMs: number; answer: Promise<unknown> }>()

  return {
    of<Answer>(key: string, compute: () => Promise<Answer>, freshMs = usualFreshMs): Promise<Answer> {
      const nowMs = clock.now()
      const known = answers.get(key)
      if (known && nowMs - known.atMs < freshMs) return known.answer as Promise<Answer>
      const entry = { atMs: nowMs, freshMs, answer: compute() }
      answers.delete(key)
      answers.set(key, entry)
      entry.answer.catch(() => answers.get(key) === entry && answers.delete(key))
      for (const oldest of answers.keys()) {
        if (answers.size <= mostAnswers) break
        answers.delete(oldest)
      }
      return entry.answer
    },
    madeAt(key) {
      const known = answers.get(key)
      return known && clock.now() - known.atMs < known.freshMs ? known.atMs : undefined
    },
  }
}
