// SPDX-License-Identifier: Apache-2.0
import { moveToFold } from './first-view.ts'

/** A phone that stands: there the main button stays at the foot. Shorter frames have an order of their own. */
const STANDING = '(max-width: 759px) and (min-height: 481px)'
/** The rim around the main button, which covers as the button does. */
const RIM_PX = 13
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
    const move = moveToFold(edgesOf(picture, controls, main), foldOf(controls, main), SHRINK_PX)
    if (move !== 0) picture.style.minHeight = `${Math.floor(picture.offsetHeight + move)}px`
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
  const tray = controls.querySelector<HTMLElement>('.options')
  const isTray = tray !== null && getComputedStyle(tray).position === 'sticky'
  const foot = isTray ? tray : main
  return (
    innerHeight - Number.parseFloat(getComputedStyle(foot).bottom) - foot.offsetHeight - (isTray ? 0 : RIM_PX)
  )
}

/** What lies above the foot, by its place on the whole page. */
function edgesOf(picture: HTMLElement, controls: HTMLElement, main: HTMLElement) {
  const isTable = document.body.dataset['table'] !== undefined
  const from = isTable ? picture : controls
  const blocks = [...from.querySelectorAll<HTMLElement>(BLOCKS)].filter(
    (block) => !main.contains(block) && block !== main && block.getClientRects().length > 0,
  )
  return blocks.map((block) => {
    const { top, bottom } = block.getBoundingClientRect()
    return { top: top + scrollY, bottom: bottom + scrollY }
  })
}
