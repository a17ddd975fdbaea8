// SPDX-License-Identifier: Apache-2.0

/** Keeps the most recently used answers. One that fails is asked for again. */
export function recentAnswers<Answer>(
  most: number,
): (key: string, ask: () => Promise<Answer>) => Promise<Answer> {
  const known = new Map<string, Promise<Answer>>()
  return (key, ask) => {
    const answer = known.get(key) ?? ask()
    // The most recently used one is last.
    known.delete(key)
    known.set(key, answer)
    for (const oldest of known.keys()) {
      if (known.size <= most) break
      known.delete(oldest)
    }
    return answer.catch((error: unknown) => {
      if (known.get(key) === answer) known.delete(key)
      throw error
    })
  }
}
