// SPDX-License-Identifier: Apache-2.0
import { MULTIPLIER_ONE } from '../../fair/multiplier.ts'
import { slotTitleOf, type SlotTitle } from '../../games/slots/titles/index.ts'
import type { Currency } from '../currencies.ts'
import type { Millionths } from '../money.ts'

const PREFIX = 'inh_'
const WHOLE_UNIT = 1_000_000n

/** The code of a slot on the operator's wire and in its catalogue. */
export const wireCodeOfTitle = ({ code }: SlotTitle): string => `${PREFIX}${code}`

/** The slot of a code on the wire; undefined if it is another game. */
export const titleOfWireCode = (wireCode: string): SlotTitle | undefined =>
  wireCode.startsWith(PREFIX) ? slotTitleOf(wireCode.slice(PREFIX.length)) : undefined

/** The largest stake whose best round may be paid, in whole units if possible. */
export function slotMaximumStake({ par }: SlotTitle, currency: Currency): Millionths {
  const payable = (currency.maximumWin * BigInt(MULTIPLIER_ONE)) / BigInt(par.mostMultiplier)
  const step = payable >= WHOLE_UNIT ? WHOLE_UNIT : currency.unit
  const rounded = payable - (payable % step)
  return rounded < currency.maximumStake ? rounded : currency.maximumStake
}
