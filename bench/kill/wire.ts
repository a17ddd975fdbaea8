// SPDX-License-Identifier: Apache-2.0
/** The messages of writers to a bench server over a local socket, one JSON object a line. */
export interface Order {
  number: number
  kind: 'bet' | 'win'
  txId: string
  betTxId?: string
  player: Player
  /** Millionths, as text. */
  amount: string
  roundId: string
}

export interface Player {
  memberId: number
  playerRef: string
  token: string
}

/** `verdict`: the wallet's answer; `away` if the database could not be reached and the result is unknown. */
export interface Answer {
  number: number
  verdict: string
}

export const vendorAccountId = 'kill'
export const currency = 'USD'
export const game = 'dice'
