// SPDX-License-Identifier: Apache-2.0
import { MULTIPLIER_ONE } from '../../fair/multiplier.ts'
import { anySlotOf, type AnySlot } from '../../games/slots/titles/every-slot.ts'
import type { Currency } from '../currencies.ts'
import type { Millionths } from '../money.ts'

const PREFIX = 'inh_'
const WHOLE_UNIT = 1_000_000n

/** The code of a slot on the operator's wire and in its catalogue. */
export const wireCodeOfTitle = ({ code }: AnySlot): string => `${PREFIX}${code}`

/** The slot of a code on the wire; undefined if it is another game. */
export const titleOfWireCode = (wireCode: string): AnySlot | undefined =>
  wireCode.startsWith(PREFIX) ? anySlotOf(wireCode.slice(PREFIX.length)) : undefined

/** The largest stake whose best round may be paid, in whole units if possible. */
export function slotMaximumStake({ par }: AnySlot, currency: Currency): Millionths {
  const payable = (currency.maximumWin * BigInt(MULTIPLIER_ONE)) / BigInt(par.mostMultiplier)
  const step = payable >= WHOLE_UNIT ? WHOLE_UNIT : currency.unit
  const rounded = payable - (payable % step)
  return rounded < currency.maximumStake ? rounded : currency.maximumStake
}
