// SPDX-License-Identifier: Apache-2.0

/** Whoever waits at a terminal hears of work that takes longer than this, and then again each time. */
export interface NewsPace {
  firstMs: number
  everyMs: number
  say(line: string): void
}
const usualPace: NewsPace = { firstMs: 2_000, everyMs: 10_000, say: (line) => console.log(line) }

/**
 * Does work and says what it is once it takes long, and again that it goes on. The work may say more with `tell`: what
 * has just been said is not followed at once by that it goes on.
 */
export async function tellWhileSlow<Result>(
  what: string,
  work: (tell: (line: string) => void) => Promise<Result>,
  pace: Partial<NewsPace> = {},
): Promise<Result> {
  const { firstMs, everyMs, say } = { ...usualPace, ...pace }
  const beganMs = performance.now()
  let hasSpoken = false
  let timer: NodeJS.Timeout
  const speak = (line: string): void => {
    hasSpoken = true
    say(line)
    clearTimeout(timer)
    timer = setTimeout(goOn, everyMs)
  }
  const goOn = (): void =>
    speak(hasSpoken ? `  still working, ${Math.round((performance.now() - beganMs) / 1_000)} s` : `${what} …`)
  timer = setTimeout(goOn, firstMs)
  try {
    return await work(speak)
  } finally {
    clearTimeout(timer)
  }
}
