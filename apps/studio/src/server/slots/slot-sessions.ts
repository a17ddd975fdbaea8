// SPDX-License-Identifier: Apache-2.0
import { MULTIPLIER_ONE } from '../../fair/multiplier.ts'
import { anySlotOf, type AnySlot } from '../../games/slots/titles/every-slot.ts'
import { readDemoCode } from '@tessera/rules/games/demo-slots/demo-code'
import { minimumHundredths } from '@tessera/rules/games/demo-slots/model'
import { demoSlotOf } from '../../games/slots/demo/demo-slot.ts'
import type { Currency } from '../currencies.ts'
import type { Millionths } from '../money.ts'
import type { Session } from '../sessions/session-store.ts'
import { demoParOf } from './demo/demo-par.ts'

const PREFIX = 'inh_'
const HUNDREDTHS_OF_SMALLEST = 10n
const WHOLE_UNIT = 1_000_000n

/** The code of a slot on the operator's wire and in its catalogue. */
export const wireCodeOfTitle = ({ code }: AnySlot): string => `${PREFIX}${code}`

/** The slot of a code on the wire; undefined if it is another game. */
export const titleOfWireCode = (wireCode: string): AnySlot | undefined =>
  wireCode.startsWith(PREFIX) ? anySlotOf(wireCode.slice(PREFIX.length)) : undefined

/** The slot that a session opened: a demonstration title under the name that the operator gave, or one of our own. */
export function openedSlot({ wireCode, sample }: Pick<Session, 'wireCode' | 'sample'>): AnySlot | undefined {
  if (sample?.code === undefined) return titleOfWireCode(wireCode)
  const slot = demoSlotOf(sample.code)
  return slot && { ...slot, name: sample.title, par: demoParOf(sample.code) }
}

/** The smallest stake: a demonstration title has its own, so that each part of it is worth a coin. */
export function slotMinimumStake(code: string, { minimumStake, unit }: Currency): Millionths {
  const demo = readDemoCode(code)
  if (!demo) return minimumStake
  const exact = minimumStake * BigInt(minimumHundredths(demo.model, demo.gameId))
  const coin = unit * HUNDREDTHS_OF_SMALLEST
  return ((exact + coin - 1n) / coin) * unit
}

/** The largest stake whose best round may be paid, in whole units if possible. */
export function slotMaximumStake({ par }: AnySlot, currency: Currency): Millionths {
  const payable = (currency.maximumWin * BigInt(MULTIPLIER_ONE)) / BigInt(par.mostMultiplier)
  const step = payable >= WHOLE_UNIT ? WHOLE_UNIT : currency.unit
  const rounded = payable - (payable % step)
  return rounded < currency.maximumStake ? rounded : currency.maximumStake
}
