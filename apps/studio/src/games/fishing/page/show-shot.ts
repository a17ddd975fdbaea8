// SPDX-License-Identifier: Apache-2.0
import type { ShotView } from '../../../fishing-protocol.ts'
import { sumOf } from '../../../runtime/card-room/chips.ts'
import { amountOf } from '../../../runtime/money.ts'
import { t } from '../../../runtime/texts.ts'
import { fishNames } from '../fish-names.ts'
import { fishKinds } from '../pond/kinds.ts'
import type { FishCode } from '../pond/pond.ts'
import type { PondScene } from '../scene/pond-view.ts'
import type { BannerKind } from './hall-banner.ts'
import type { FishingRoom } from './room.ts'
import type { SwimmingFish } from './swimming.ts'

interface Teller {
  readonly room: FishingRoom
  readonly write: (amount: bigint) => string
  readonly scene: () => PondScene | undefined
  readonly codeOf: (fish: number) => FishCode | undefined
  readonly say: (sentence: string) => void
  readonly nameOf: (chair: number) => string
  readonly banner: (sentence: string, kind: BannerKind) => void
  /** Somebody plays by the list of fish, and wants to hear of misses too. */
  readonly listens: () => boolean
}

/** Fish from here on are worth a fanfare. */
const LARGE = 30
const HUGE = 100

/** Shows, says and sounds what a shot did. */
export function showShot(
  { room, write, scene, codeOf, say, nameOf, banner, listens }: Teller,
  shot: ShotView,
  own: boolean,
  positions: ReadonlyMap<number, SwimmingFish>,
): void {
  const pond = scene()
  for (const taken of shot.taken) {
    const at = positions.get(taken.fish)
    if (!at) continue
    pond?.caught({
      ...{ fish: taken.fish, code: taken.code, at: { x: at.x, y: at.y }, radius: at.radius },
      ...{ chair: shot.chair, own, win: write(amountOf(taken.win)), multiple: taken.multiplier },
    })
  }
  const first = shot.taken.find(({ by }) => by === undefined)
  const from = first && positions.get(first.fish)
  if (first && from) {
    const others = shot.taken.flatMap(({ fish, by }) =>
      by === first.fish ? (positions.get(fish) ?? []) : [],
    )
    const { ability } = fishKinds[first.code]
    if (ability === 'lightning') pond?.bolt([from, ...others].map(({ x, y }) => ({ x, y })))
    if (ability === 'blast') pond?.blast({ x: from.x, y: from.y })
    if (own && (ability === 'lightning' || ability === 'blast')) room.sound.play('burst')
  }
  if (shot.jackpot !== undefined) {
    const amount = sumOf(amountOf(shot.jackpot), room.money)
    banner(
      own
        ? t('studio.fishing.ui.jackpotWon', { amount })
        : t('studio.fishing.ui.othersJackpot', { name: nameOf(shot.chair), amount }),
      'jackpot',
    )
    if (own) {
      room.sound.play('big')
      vibrate(room, [60, 40, 60, 40, 160])
    }
  }
  if (!own) return
  if (first) {
    const won = shot.taken.reduce((sum, { win }) => sum + amountOf(win), 0n)
    const best = Math.max(...shot.taken.map(({ multiplier }) => multiplier))
    say(t('studio.fishing.ui.caught', { fish: t(fishNames[first.code]), amount: sumOf(won, room.money) }))
    room.sound.play(best >= HUGE ? 'big' : best >= LARGE ? 'win' : 'reveal')
    vibrate(room, best >= LARGE ? [40, 30, 80] : [24])
  } else if (listens()) {
    const code = shot.met[0] === undefined ? undefined : codeOf(shot.met[0])
    if (code) say(t('studio.fishing.ui.escaped', { fish: t(fishNames[code]) }))
  }
}

function vibrate({ sheets }: FishingRoom, pattern: readonly number[]): void {
  if (sheets.vibrates.get() && 'vibrate' in navigator) navigator.vibrate([...pattern])
}
