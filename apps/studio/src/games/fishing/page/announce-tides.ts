// SPDX-License-Identifier: Apache-2.0
import type { Sound } from '../../../runtime/sound.ts'
import { t } from '../../../runtime/texts.ts'
import { fishNames } from '../fish-names.ts'
import { fishKinds } from '../pond/kinds.ts'
import type { PondScene } from '../scene/pond-view.ts'
import type { BannerKind } from './hall-banner.ts'
import type { HallPlay } from './hall-play.ts'

interface Announced {
  readonly banner: (sentence: string, kind: BannerKind) => void
  readonly sound: Sound
  readonly scene: () => PondScene | undefined
}

/** Announces a boss when it enters and the wave at the end of a tide, each once. Call it often. */
export function announceTides(play: HallPlay, { banner, sound, scene }: Announced): (nowMs: number) => void {
  let announcedEnd = 0
  let announcedBoss = 0
  return (nowMs) => {
    const boss = play.fish().find(({ fish, inPond }) => inPond && fishKinds[fish.code].ability === 'boss')
    const began = play.swimming.tide()?.view.startedAt ?? 0
    if (boss && announcedBoss !== began) {
      announcedBoss = began
      banner(t('studio.fishing.ui.boss', { fish: t(fishNames[boss.fish.code]) }), 'boss')
      scene()?.boss()
      sound.play('tension')
    }
    if ((play.swimming.sinceEndMs(nowMs) ?? -1) >= 0 && announcedEnd !== began) {
      announcedEnd = began
      banner(t('studio.fishing.ui.wave'), 'wave')
      sound.play('spin')
    }
  }
}
