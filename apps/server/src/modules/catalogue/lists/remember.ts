// SPDX-License-Identifier: Apache-2.0
/**
 * Caches results derived from an immutable owner, such as a snapshot, and a key: the last `most` results per
 * owner, until the owner is garbage-collected. Results are shared and must not be changed.
 */
export function rememberBy<Owner extends object, Result>(
  most: number,
): (owner: Owner, key: string, make: () => Result) => Result {
  const known = new WeakMap<Owner, Map<string, Result>>()
  return (owner, key, make) => {
    const answers = known.get(owner) ?? new Map<string, Result>()
    known.set(owner, answers)
    const answer = answers.has(key) ? (answers.get(key) as Result) : make()
    // Most recently used goes last.
    answers.delete(key)
    answers.set(key, answer)
    for (const oldest of answers.keys()) {
      if (answers.size <= most) break
      answers.delete(oldest)
    }
    return answer
  }
}
