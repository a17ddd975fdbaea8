// SPDX-License-Identifier: Apache-2.0
import type { Clock } from '../../../platform/clock/clock.ts'

const usualKeptMs = 1_000
const mostKept = 500

/** Answers that are the same for everybody, computed once a second however many people want them. */
export interface RecentAnswers {
  /** The answer under this key; younger than `keptMs`. */
  of<Answer>(key: string, compute: () => Promise<Answer>, keptMs?: number): Promise<Answer>
}

export function createRecentAnswers(clock: Clock): RecentAnswers {
  const answers = new Map<string, { atMs: number; answer: Promise<unknown> }>()

  return {
    of<Answer>(key: string, compute: () => Promise<Answer>, keptMs = usualKeptMs): Promise<Answer> {
      const nowMs = clock.now()
      const known = answers.get(key)
      if (known && nowMs - known.atMs < keptMs) return known.answer as Promise<Answer>
      const entry = { atMs: nowMs, answer: compute() }
      answers.delete(key)
      answers.set(key, entry)
      entry.answer.catch(() => answers.get(key) === entry && answers.delete(key))
      for (const oldest of answers.keys()) {
        if (answers.size <= mostKept) break
        answers.delete(oldest)
      }
      return entry.answer
    },
  }
}
