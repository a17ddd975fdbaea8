// SPDX-License-Identifier: Apache-2.0
/**
 * Lets `atOnce` pieces of work run at the same time; the others wait in order. The caller bounds how many
 * wait.
 */
export function createTurns(atOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < atOnce) running += 1
    else
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
      })
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
