// SPDX-License-Identifier: Apache-2.0
import type { HallLook } from '@tessera/rules/games/fishing/halls'
import { loadScene } from '../../../runtime/stage/load-scene.ts'
import type { PondScene } from '../scene/pond-view.ts'
import type { HallPlay } from './hall-play.ts'
import { isCalm } from './is-calm.ts'

interface PondOptions {
  readonly look: HallLook
  readonly play: HallPlay
  /** The server's clock. */
  readonly now: () => number
}

/** Draws what is played; undefined where nothing can be drawn. */
export const openPond = (
  host: HTMLElement,
  { look, play, now }: PondOptions,
): Promise<PondScene | undefined> =>
  loadScene(host, async () => {
    const { createPondScene } = await import('../scene/pond-scene.ts')
    return createPondScene(look, {
      ...{ advance: play.advance, fish: play.fish, bullets: play.bullets, guns: play.guns },
      ...{ lock: play.lockedFish, isCalm },
      isFrozen: () => play.swimming.isFrozen(now()),
      waveMs() {
        const since = play.swimming.sinceEndMs(now())
        return since === undefined || since < 0 ? undefined : since
      },
    })
  })
