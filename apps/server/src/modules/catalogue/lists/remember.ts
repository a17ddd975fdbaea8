// SPDX-License-Identifier: Apache-2.0
/**
 * Remembers what follows from an owner that never changes, such as a snapshot, and a key: the last `most`
 * answers for each owner, and nothing more once nobody holds the owner itself. An answer is handed to many
 * and must not be changed.
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
