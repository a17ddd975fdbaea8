// SPDX-License-Identifier: Apache-2.0
import { formatMultiplier } from '../../fair/multiplier.ts'
import { h, setAttribute } from '../../runtime/page/element.ts'
import { CHICKEN_LANES, chickenMultiplier, type ChickenBet } from './maths.ts'
import { drawCar, drawChicken } from './signs.ts'

/** The road: a pavement, the lanes with what they reach, the chicken, and a car when one comes. */
export function createRoad() {
  const strip = h('div', { class: 'road-strip' })
  const chicken = h('div', { class: 'road-chicken' })
  chicken.append(drawChicken())
  const element = h('div', { class: 'road', 'aria-hidden': 'true' }, strip)
  let lanes: HTMLElement[] = []
  const stand = (crossed: number) => {
    delete chicken.dataset['hit']
    element.style.setProperty('--lane', String(crossed))
    for (const [lane, each] of lanes.entries()) {
      setAttribute(each, 'data-crossed', lane < crossed)
      setAttribute(each, 'data-next', lane === crossed)
    }
  }
  return {
    element,
    chicken,
    show(bet: ChickenBet) {
      lanes = Array.from({ length: CHICKEN_LANES }, (_, lane) =>
        h(
          'div',
          { class: 'road-lane' },
          h(
            'b',
            { class: 'road-plate' },
            `${formatMultiplier(chickenMultiplier(bet, lane + 1)).replace(/\.00$/, '')}×`,
          ),
        ),
      )
      strip.replaceChildren(
        h('div', { class: 'road-pavement' }),
        ...lanes,
        h('div', { class: 'road-pavement' }),
        chicken,
      )
      stand(0)
    },
    /** Places the chicken behind so many lanes: 0 is the pavement. */
    stand,
    /** A car comes down a lane; `hit` if the chicken is there. */
    drive(lane: number, hit: boolean) {
      const car = h('div', { class: hit ? 'road-car' : 'road-car road-car-later' })
      car.append(drawCar())
      lanes[lane]?.append(car)
      setAttribute(chicken, 'data-hit', hit)
    },
  }
}

export type Road = ReturnType<typeof createRoad>
