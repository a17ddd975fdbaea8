// SPDX-License-Identifier: Apache-2.0
import { fault, type FaultName } from '@tessera/contract'
import { ageOfGame, judgeAge } from '@tessera/rules/play/age-gate'
import type { Queries } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { ageOf, confirmedAge, type KnownAge } from '../../members/index.ts'

export interface AgedPlay {
  memberId: bigint
  brandCode: string
  nowMs: number
  gameType: string
  vendorCode: string
  /** Play money is refused only to members known to be too young. */
  playMoney?: boolean
}

const refusals = {
  confirm: 'play.ageUnconfirmed',
  birthday: 'play.birthdayNeeded',
  tooYoung: 'play.tooYoung',
} as const satisfies Record<string, FaultName>

/**
 * Requires the minimum age for games of a kind and a vendor. Faults, with the age: play.ageUnconfirmed,
 * play.birthdayNeeded, play.tooYoung.
 */
export async function requireAge(
  { db, settings }: { db: Queries; settings: Settings },
  asked: AgedPlay,
): Promise<void> {
  const { memberId, brandCode, nowMs } = asked
  const timeZone = await settings.of(brandCode).read('site.timeZone')
  const [age, confirmed] = await Promise.all([
    ageOf(db, { memberId, nowMs, timeZone }),
    confirmedAge(db, memberId),
  ])
  await requireKnownAge(settings, asked, { ageAt: () => age, confirmed })
}

/** Requires of a visitor, of whom nothing is known, what they confirm. Fault: play.ageUnconfirmed, with the age. */
export async function requireVisitorAge(
  settings: Settings,
  { brandCode, gameType, vendorCode }: Pick<AgedPlay, 'brandCode' | 'gameType' | 'vendorCode'>,
  confirmed: number,
): Promise<void> {
  const brand = settings.of(brandCode)
  const gameAge = ageOfGame(await brand.read('play.ageByGames'), { gameType, vendorCode })
  const age = Math.max(await brand.read('site.ageLimit'), gameAge)
  if (confirmed < age) throw fault('play.ageUnconfirmed', { age })
}

/** The same when the age was read before, for many members at once. */
export async function requireKnownAge(
  settings: Settings,
  { brandCode, nowMs, gameType, vendorCode, playMoney = false }: AgedPlay,
  { ageAt, confirmed }: KnownAge,
): Promise<void> {
  const brand = settings.of(brandCode)
  const [ageLimit, ages, timeZone] = await Promise.all([
    brand.read('site.ageLimit'),
    brand.read('play.ageByGames'),
    brand.read('site.timeZone'),
  ])
  const gameAge = ageOfGame(ages, { gameType, vendorCode })
  const verdict = judgeAge({ age: ageAt(nowMs, timeZone), confirmed, ageLimit, gameAge })
  if (verdict === 'open' || (playMoney && verdict !== 'tooYoung')) return
  throw fault(refusals[verdict], { age: Math.max(ageLimit, gameAge) })
}
