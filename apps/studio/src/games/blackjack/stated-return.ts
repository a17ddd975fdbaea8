// SPDX-License-Identifier: Apache-2.0
/**
 * The return of the first stake with the best play, computed over all deals of eight decks (odds/whole-return.ts) and
 * confirmed by simulation; its test compares this figure.
 */
export const BLACKJACK_RTP_PERCENT = '99.5142'
/** The returns of the side bets, computed over all deals (odds/side-bet-odds.ts); a test compares these figures. */
export const PAIRS_RTP_PERCENT = '95.9036'
export const THREE_RTP_PERCENT = '96.2961'
