// SPDX-License-Identifier: Apache-2.0
import type { SceneTools } from '../../../runtime/stage/scene.ts'
import { linear } from '../../../runtime/stage/tweens.ts'
import type { SlotRules } from '../slot-rules.ts'
import type { SlotEvent } from '../story.ts'
import { litCells } from './lit-cells.ts'
import type { ReelsArea } from './place-reels.ts'
import type { SceneParts } from './scene-parts.ts'

const SHOW_WINS_MS = 1_100

/** Sparks in the middle of a cell. */
export type BurstAt = (reel: number, row: number, count: number) => void

export interface WinShow {
  /** Highlights what pays and dims the rest. */
  readonly show: (event: SlotEvent) => Promise<void>
  readonly forget: () => void
}

/** Shows what pays: its cells pulse, its lines are drawn, and the rest is dimmed. */
export function createWinShow(
  tools: SceneTools,
  rules: SlotRules,
  { reels, lines, board, curtains }: SceneParts,
  areaNow: () => ReelsArea,
  burstAt: BurstAt,
): WinShow {
  const forget = () => {
    lines.clear()
    for (const reel of reels) reel.dim(undefined)
  }
  const light = (event: SlotEvent, lit: ReadonlySet<string>) => {
    for (const [reel, one] of reels.entries()) one.dim((row) => !lit.has(`${reel}/${row}`))
    for (const { line, count } of event.wins) if (line !== null) lines.draw(areaNow(), line, count)
    for (const key of lit) {
      const [reel = 0, row = 0] = key.split('/').map(Number)
      burstAt(reel, row, 3)
    }
  }
  const pulse = (lit: ReadonlySet<string>, share: number) => {
    for (const [reel, one] of reels.entries())
      one.pulse((row) => lit.has(`${reel}/${row}`), 1 + Math.abs(Math.sin(share * Math.PI * 2)) * 0.1)
    curtains?.pulse(1 + Math.abs(Math.sin(share * Math.PI * 2)) * 0.08)
    lines.view.alpha = 0.55 + Math.abs(Math.sin(share * Math.PI * 3)) * 0.45
  }
  return {
    forget,
    async show(event) {
      const lit = litCells(rules, event)
      if (lit.size === 0) return
      light(event, lit)
      await tools.tweens.run({
        durationMs: SHOW_WINS_MS,
        ease: linear,
        on: (share) => pulse(lit, share),
      })
      if (event.coins && event.spin === 0) {
        forget()
        board?.show(event.coins)
      }
    },
  }
}
