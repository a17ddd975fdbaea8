// SPDX-License-Identifier: Apache-2.0
import { moveToFold } from './first-view.ts'

/** A phone that stands: there the main button stays at the foot. Shorter frames have an order of their own. */
const STANDING = '(max-width: 759px) and (min-height: 481px)'
/** The rim around the main button, which covers as the button does. */
const RIM_PX = 10
/** The picture gets lower by so much at most. */
const SHRINK_PX = 56
/** A field with its name is one block. Spots on the lines between numbers have no edges that can be seen. */
const BLOCKS = '.field, fieldset, dl div, p, button:not([data-kind="line"])'

interface FittedParts {
  readonly picture: HTMLElement
  readonly controls: HTMLElement
  readonly main: HTMLElement
}

/** Makes the picture a little lower or higher, so that nothing is cut by the main button when the page is opened. */
export function fitFirstView({ picture, controls, main }: FittedParts): void {
  const isStanding = matchMedia(STANDING)
  const fit = () => {
    picture.style.minHeight = ''
    if (!isStanding.matches) return
    // A picture that its own content holds up cannot get lower: then what is below it moves down.
    for (const most of [SHRINK_PX, 0]) {
      picture.style.minHeight = ''
      const move = moveToFold(edgesOf(picture, controls, main), foldOf(controls, main), most)
      if (move === 0) return
      const wanted = Math.floor(picture.offsetHeight + move)
      picture.style.minHeight = `${wanted}px`
      if (picture.offsetHeight <= wanted) return
    }
  }
  let asked = 0
  const ask = () => {
    cancelAnimationFrame(asked)
    asked = requestAnimationFrame(fit)
  }
  // The picture is not among what is observed, so that this does not call itself.
  const observer = new ResizeObserver(ask)
  for (const part of [controls, main, ...controls.querySelectorAll('.options')]) observer.observe(part)
  addEventListener('resize', ask)
}

/** The height of the page at which the button at the foot begins, or the chips above it at a table. */
function foldOf(controls: HTMLElement, main: HTMLElement): number {
  const tray = stickyTrayOf(controls)
  const foot = tray ?? main
  return (
    innerHeight - Number.parseFloat(getComputedStyle(foot).bottom) - foot.offsetHeight - (tray ? 0 : RIM_PX)
  )
}

/** The chips of a table, where they stay above the button at the foot. */
function stickyTrayOf(controls: HTMLElement): HTMLElement | undefined {
  const tray = controls.querySelector<HTMLElement>('.options')
  return tray !== null && getComputedStyle(tray).position === 'sticky' ? tray : undefined
}

/** What lies above the foot, by its place on the whole page. */
function edgesOf(picture: HTMLElement, controls: HTMLElement, main: HTMLElement) {
  // At a table the spots of the felt are pressed, too.
  const parts = document.body.dataset['table'] === undefined ? [controls] : [picture, controls]
  const tray = stickyTrayOf(controls)
  const blocks = parts
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>(BLOCKS)])
    .filter((block) => !main.contains(block) && !tray?.contains(block) && block.getClientRects().length > 0)
  return blocks.map((block) => {
    const { top, bottom } = block.getBoundingClientRect()
    return { top: top + scrollY, bottom: bottom + scrollY }
  })
}
