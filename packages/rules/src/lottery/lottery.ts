// SPDX-License-Identifier: Apache-2.0
/** The three drawing regions of Vietnam: North (miền Bắc), Central (miền Trung), South (miền Nam). */
export type Region = 'MB' | 'MT' | 'MN'

/** The group of a lottery; on screen the label of its tag. */
export type LotteryTag = Region | 'VIETLOTT' | 'SEA' | 'FAST' | 'KENO'

interface AnyLottery {
  /** The code in addresses, launches and tickets; it never changes. */
  gameCode: string
  /** The short code before a draw number. */
  code: string
  tag: LotteryTag
  /** A proper name, the same in every language. */
  name: string
  /** One line below the name: when it is drawn, in Vietnam time. */
  remark: string
  /** Days of the week with a draw: 1 Sunday, 2-7 Monday to Saturday (D-117). */
  drawDays: readonly number[]
  /** Seconds before a draw at which betting on it closes. */
  lockSeconds: number
}

/**
 * A province's draw of the Vietnamese form: one a draw day, `drawMinute` minutes after 00:00 Vietnam time.
 */
export interface VietnameseLottery extends AnyLottery {
  kind: 'vietnamese'
  region: Region
  drawMinute: number
}
/** 20 of 80 numbers, drawn from `firstMinute` to `lastMinute` of every day. */
export interface KenoLottery extends AnyLottery {
  kind: 'keno'
  firstMinute: number
  lastMinute: number
  everyMinutes: number
}
/**
 * Drawn round the clock: five digits (`d5`), three dice (`k3`), five of eleven balls (`b11`), or ten cars in the order
 * of their finish (`pk10`).
 */
export interface FastLottery extends AnyLottery {
  kind: 'fast'
  family: 'd5' | 'k3' | 'b11' | 'pk10'
  everyMinutes: number
}

/** Numbers of digits in prize rows, drawn once on a draw day: Max 3D and its Pro, Thailand, Laos, Hanoi. */
export interface DigitLottery extends AnyLottery {
  kind: 'digits'
  family: 'max3d' | 'max3dpro' | 'thai' | 'thaiticket' | 'lao' | 'hanoi'
  drawMinute: number
  /** Days of the month with a draw, for a lottery that does not follow the week. */
  monthDays?: readonly number[]
}
/** Balls drawn without being put back, with prizes from jackpots that grow until somebody wins. */
export interface BallLottery extends AnyLottery {
  kind: 'balls'
  family: 'mega' | 'power' | 'lotto'
  drawn: number
  of: number
  /** A further ball: `bonus` is one more of the same balls; a `special` ball is one of so many others. */
  further?: { label: 'bonus' } | { label: 'special'; of: number }
  firstMinute: number
  everyMinutes: number
  drawsPerDay: number
}

export type Lottery = VietnameseLottery | KenoLottery | FastLottery | DigitLottery | BallLottery

/** The numbers of a draw: rows of strings with their leading zeros. */
export type DrawResult = readonly (readonly string[])[]
