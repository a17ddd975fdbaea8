// SPDX-License-Identifier: Apache-2.0
/**
 * The clock of a lottery on the wire (D-118): 1 on sale; epoch ms of the next draw; seconds before it at
 * which betting closes.
 */
export interface LotteryClock {
  isSale: number
  fewinTime: number
  lockTime: number
}

const secondMs = 1000
const hourMs = 3600 * secondMs
const dayMs = 24 * hourMs
const dashes = '--:--:--'

const twoDigits = (count: number): string => String(count).padStart(2, '0')

const inUnit = (count: number, unit: 'day' | 'hour', tag: string): string =>
  new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'narrow' }).format(count)

/**
 * `hh:mm:ss` under 24 hours, else days and hours in the language of `tag`, in English `{d}d {h}h`; dashes when
 * not on sale or when the draw time has passed (D-119).
 */
export function countdownText(
  { isSale, fewinTime }: Pick<LotteryClock, 'isSale' | 'fewinTime'>,
  nowMs: number,
  tag: string,
): string {
  if (isSale !== 1 || nowMs >= fewinTime) return dashes
  const leftMs = fewinTime - nowMs
  if (leftMs >= dayMs) {
    const [days, hours] = [Math.floor(leftMs / dayMs), Math.floor((leftMs % dayMs) / hourMs)]
    return `${inUnit(days, 'day', tag)} ${inUnit(hours, 'hour', tag)}`
  }
  const seconds = Math.floor(leftMs / secondMs)
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(twoDigits).join(':')
}

/** Whether the draw is less than 24 hours away, and not past; then the card is highlighted (D-118). */
export const isHot = (fewinTime: number, nowMs: number): boolean =>
  nowMs < fewinTime && fewinTime - nowMs < dayMs

/** When betting on the next draw closes, in epoch ms. */
const closingTime = ({ fewinTime, lockTime }: Pick<LotteryClock, 'fewinTime' | 'lockTime'>): number =>
  fewinTime - lockTime * secondMs

/** Whether betting on the next draw is closed, in its last `lockTime` seconds (D-118). */
export const isLocked = (clock: Pick<LotteryClock, 'fewinTime' | 'lockTime'>, nowMs: number): boolean =>
  nowMs >= closingTime(clock)

/**
 * Lotteries in the order in which their betting closes; then those that wait for their draw, and last those that are not on sale.
 * Lotteries that close together keep their order (D-178).
 */
export function soonestFirst<Game extends LotteryClock>(games: readonly Game[], nowMs: number): Game[] {
  const groupOf = (game: Game): number => (game.isSale !== 1 ? 2 : isLocked(game, nowMs) ? 1 : 0)
  return games.toSorted(
    (one, other) => groupOf(one) - groupOf(other) || closingTime(one) - closingTime(other),
  )
}
