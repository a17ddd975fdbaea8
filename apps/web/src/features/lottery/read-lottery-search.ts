// SPDX-License-Identifier: Apache-2.0
export interface LotterySearch {
  gameCode?: string | undefined
  playType?: string | undefined
}
export interface CenterSearch {
  tag?: string | undefined
  list?: string | undefined
  day?: string | undefined
}

/**
 * The lottery and the bet in an address; a malformed code counts as absent. Only the lottery knows whether
 * the bet exists.
 */
export function readLotterySearch(raw: Record<string, unknown>): LotterySearch {
  return {
    gameCode: codeOf(raw.gameCode, /^[\w-]{1,40}$/),
    playType: codeOf(raw.playType, /^[a-z]\w{0,19}$/),
  }
}

/** The widget's state in an address; see center-search.ts. */
export function readCenterSearch(raw: Record<string, unknown>): CenterSearch {
  return {
    tag: codeOf(raw.tag, /^[\w-]{1,40}$/),
    list: codeOf(raw.list, /^[a-z]{1,10}$/),
    day: codeOf(raw.day, /^[1-7]$/),
  }
}

const codeOf = (raw: unknown, shape: RegExp): string | undefined =>
  typeof raw === 'string' && shape.test(raw) ? raw : undefined
