// SPDX-License-Identifier: Apache-2.0
import { Container, Text } from 'pixi.js'
import type { SceneTools } from '../../../../runtime/stage/scene.ts'
import { settle } from '../../../../runtime/stage/tweens.ts'

const RISES_MS = 1_250
const AWAY = 0.75

export interface WinLabels {
  readonly view: Container
  /** Writes what a win pays where it is; it rises and fades. */
  readonly show: (label: {
    readonly text: string
    readonly x: number
    readonly y: number
    readonly size: number
  }) => void
}

/** What wins pay, written over them. */
export function createWinLabels({ tweens }: Pick<SceneTools, 'tweens'>): WinLabels {
  const view = new Container()
  const spare: Text[] = []
  return {
    view,
    show({ text, x, y, size }) {
      const label =
        spare.pop() ??
        new Text({
          anchor: 0.5,
          resolution: 2,
          style: {
            fontFamily: 'Figtree Variable',
            fontWeight: '800',
            fontSize: 30,
            fill: 0xfff2b8,
            stroke: { color: 0x2a1404, width: 8, join: 'round' },
          },
        })
      label.text = text
      label.scale.set(size / 30)
      view.addChild(label)
      void tweens
        .run({
          durationMs: RISES_MS,
          ease: settle,
          on(progress) {
            label.position.set(x, y - progress * size * 1.5)
            label.alpha = progress < AWAY ? 1 : 1 - (progress - AWAY) / (1 - AWAY)
          },
        })
        .then(() => {
          view.removeChild(label)
          spare.push(label)
        })
    },
  }
}
