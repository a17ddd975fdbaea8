// SPDX-License-Identifier: Apache-2.0
import { Graphics } from 'pixi.js'
import { blend } from '../../../runtime/stage/colours.ts'
import type { SlotArt } from '../art/paint.ts'
import type { SlotRules } from '../slot-rules.ts'
import type { ReelsArea } from './place-reels.ts'

export interface WinLines {
  readonly view: Graphics
  readonly clear: () => void
  /** Draws a line through its first `count` reels. */
  readonly draw: (area: ReelsArea, line: number, count: number) => void
}

/** The lines that pay, drawn over the reels. */
export function createWinLines(rules: SlotRules, { glow }: SlotArt['colours']): WinLines {
  const view = new Graphics()
  return {
    view,
    clear: () => void view.clear(),
    draw(area, line, count) {
      if (rules.engine !== 'lines') return
      const points = rules.lines[line]!.slice(0, count).map((row, reel) => area.at(reel, row, rules.rows))
      for (const [width, alpha, colour] of [
        [area.reel * 0.1, 0.35, 0x000000],
        [area.reel * 0.05, 0.95, blend(glow, 0xffffff, 0.35)],
      ] as const) {
        view.moveTo(points[0]!.x, points[0]!.y)
        for (const { x, y } of points.slice(1)) view.lineTo(x, y)
        view.stroke({ color: colour, width, alpha, join: 'round', cap: 'round' })
      }
    },
  }
}
