// SPDX-License-Identifier: Apache-2.0
import './cascades.css'
import type { GameHost } from '../../../runtime/game-host.ts'
import type { Playing } from '../../../runtime/game.ts'
import { h } from '../../../runtime/page/element.ts'
import { addressOf, paintSymbols } from '../art/show-picture.ts'
import { createBigWin } from '../big-win.ts'
import { createSlotControls } from '../slot-controls.ts'
import { slotWay } from '../way.ts'
import { createWinPlate } from '../win-plate.ts'
import { cascadeArtOf } from './art/index.ts'
import { createBuyBonus } from './buy-bonus.ts'
import { cellsOfBoard, type CascadeRules } from './cascade-rules.ts'
import { createFactorBadge } from './factor-badge.ts'
import { playCascade } from './play-cascade.ts'
import { rulesOfCascade } from './rules-of-cascade.ts'
import { t } from '../../../runtime/texts.ts'
import type { CascadeScene } from './scene/cascade-scene.ts'
import type { CascadeTitle } from './titles/index.ts'
import { saySlotName } from '../say-slot-name.ts'

/** Opens a slot with cascades. */
export function openCascade(host: GameHost<'slot'>, title: CascadeTitle): Playing {
  const art = cascadeArtOf(title.code)
  document.body.dataset['title'] = title.code
  document.body.dataset['board'] = title.rules.engine
  host.overlay
    .closest('.stage')
    ?.prepend(
      h('img', { class: 'slot-backdrop', src: addressOf(art.backdrop), alt: '', 'aria-hidden': 'true' }),
    )
  const plate = createWinPlate()
  const bigWin = createBigWin()
  const badge = createFactorBadge()
  host.overlay.append(
    h(
      'p',
      { class: 'slot-name', 'aria-hidden': 'true' },
      h('span', { class: 'cascade-name' }, h('bdi', {}, saySlotName(title)), badge.element),
    ),
    plate.element,
    bigWin.element,
  )
  const controls = createSlotControls(t('studio.slot.spinAll'))
  const buyBonus = createBuyBonus(host, title)
  if (buyBonus.button) controls.element.append(buyBonus.button)
  host.options.append(controls.element, buyBonus.element)
  const opened = host.session.openRound?.game === 'slot' ? host.session.openRound : undefined
  let scene: CascadeScene | undefined
  void host
    .openScene(async () => {
      const [{ createCascadeScene }, pictures] = await Promise.all([
        import('./scene/cascade-scene.ts'),
        paintSymbols(art.symbols),
      ])
      return createCascadeScene(title.rules, art, pictures)
    })
    .then((made) => {
      scene = made
      scene?.rest(opened?.events.at(-1)?.tumbles?.at(-1)?.board ?? firstSight(title.rules))
      if (opened) scene?.light(true)
    })
  host.simulates(() => ({ title: title.code }), slotWay)
  playCascade(host, { title, scene: () => scene, plate, bigWin, badge, controls, buyBonus })
  return { rules: () => rulesOfCascade(title, art) }
}

/** A board before the first spin, on which nothing pays: neighbours differ, and all symbols are as frequent. */
function firstSight(rules: CascadeRules): string {
  const symbols = Object.keys(rules.pays)
  return Array.from({ length: cellsOfBoard(rules) }, (_, cell) => {
    const [column, row] = [Math.floor(cell / rules.rows), cell % rules.rows]
    return symbols[(column * 2 + row * 3) % symbols.length]!
  }).join('')
}
