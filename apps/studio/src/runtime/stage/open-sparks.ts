// SPDX-License-Identifier: Apache-2.0
import type { GameCode } from '../../protocol.ts'
import type { GameHost } from '../game-host.ts'
import type { SparkScene } from './spark-scene.ts'

/** Opens the scene of sparks; until it is there, and where it cannot be drawn, none fly. */
export function openSparks<Code extends GameCode>({
  openScene,
}: Pick<GameHost<Code>, 'openScene'>): Pick<SparkScene, 'burst'> {
  let scene: SparkScene | undefined
  void openScene(async () => (await import('./spark-scene.ts')).createSparkScene).then((made) => {
    scene = made
  })
  return { burst: (from, colour, count) => scene?.burst(from, colour, count) }
}
