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
 * Which lottery and which bet an address names; what cannot be a code counts as absent. Whether there is such
 * a bet, only the lottery knows.
 */
export function readLotterySearch(raw: Record<string, unknown>): LotterySearch {
  return {
    gameCode: codeOf(raw.gameCode, /^[\w-]{1,40}$/),
    playType: codeOf(raw.playType, /^[a-z]\w{0,19}$/),
  }
}

/** What an address says of the widget; see center-place.ts. */
export function readCenterSearch(raw: Record<string, unknown>): CenterSearch {
  return {
    tag: codeOf(raw.tag, /^[\w-]{1,40}$/),
    list: codeOf(raw.list, /^[a-z]{1,10}$/),
    day: codeOf(raw.day, /^[1-7]$/),
  }
}

const codeOf = (raw: unknown, shape: RegExp): string | undefined =>
  typeof raw === 'string' && shape.test(raw) ? raw : undefined
