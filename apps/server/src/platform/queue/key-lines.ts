// SPDX-License-Identifier: Apache-2.0
interface Line {
  running: number
  waiting: (() => void)[]
}

/** The lines of keys, which take turns. */
export interface KeyLines {
  /** The line of a key; a new one for a key without work. */
  of(key: string): Line
  /** Gives a key its turn if something of it waits that it may run beside what runs. */
  queueUp(key: string): void
  /** Takes the first waiting piece of the key whose turn it is, and counts it as running there. */
  takeNext(): (() => void) | undefined
  /** Forgets a key without work. */
  forgetEmpty(key: string): void
}

export function createKeyLines(atOncePerKey: number): KeyLines {
  const lines = new Map<string, Line>()
  /**
   * Keys that could start a piece of work if one of the shared slots were free, in the order of their turns.
   */
  const ready = new Set<string>()

  function of(key: string): Line {
    const line = lines.get(key) ?? { running: 0, waiting: [] }
    lines.set(key, line)
    return line
  }

  function queueUp(key: string): void {
    const line = of(key)
    if (line.waiting.length > 0 && line.running < atOncePerKey) ready.add(key)
  }

  return {
    of,
    queueUp,
    takeNext() {
      for (const key of ready) {
        ready.delete(key)
        const line = of(key)
        const begin = line.waiting.shift()
        if (!begin) continue
        line.running += 1
        // Moves the key to the end, so that the next turn goes to another key.
        queueUp(key)
        return begin
      }
      return undefined
    },
    forgetEmpty(key) {
      const line = lines.get(key)
      if (line?.running === 0 && line.waiting.length === 0) lines.delete(key)
    },
  }
}
