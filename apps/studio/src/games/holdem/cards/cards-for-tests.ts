// SPDX-License-Identifier: Apache-2.0
const RANKS = 'A23456789TJQK'
const SUITS = 'shcd'

/** Cards by their usual names, such as `AsTd`. */
export const cardsNamed = (text: string): number[] =>
  (text.match(/../g) ?? []).map((name) => RANKS.indexOf(name[0]!) * SUITS.length + SUITS.indexOf(name[1]!))
