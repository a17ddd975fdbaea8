// SPDX-License-Identifier: Apache-2.0
import 'pixi.js/unsafe-eval'
import { Container, WebGLRenderer } from 'pixi.js'
import { isStill } from '../motion.ts'
import { decorationRandom } from './decoration-random.ts'
import type { CreateScene, Scene } from './scene.ts'
import { createTweens } from './tweens.ts'

/** A slow screen displays fewer frames, not a slower game; a longer pause is not caught up. */
const LONGEST_STEP_MS = 500
/** Without motion, or in a hidden page, everything is at its end in the next frame. */
const AT_ONCE_MS = 60_000
const FINEST_RESOLUTION = 2
const SEED = 7

/** Draws a scene on a canvas in `host` while it moves. Throws if the browser has no WebGL. */
export async function openStage<Made extends Scene>(
  host: HTMLElement,
  create: CreateScene<Made>,
): Promise<Made> {
  const canvas = document.createElement('canvas')
  canvas.setAttribute('aria-hidden', 'true')
  const renderer = new WebGLRenderer()
  await renderer.init({
    canvas,
    width: Math.max(1, host.clientWidth),
    height: Math.max(1, host.clientHeight),
    backgroundAlpha: 0,
    antialias: true,
    skipExtensionImports: true,
    autoDensity: true,
    resolution: Math.min(FINEST_RESOLUTION, devicePixelRatio),
  })
  host.prepend(canvas)

  let waiting: number | undefined
  let lastMs: number | undefined
  const next = () => {
    waiting ??= document.hidden
      ? window.setTimeout(() => picture(performance.now()))
      : requestAnimationFrame(picture)
  }
  const wake = () => {
    if (waiting === undefined) lastMs = undefined
    next()
  }
  const tweens = createTweens(wake)
  const scene = create({ tweens, wake, random: decorationRandom(SEED) })
  const root = new Container()
  root.addChild(scene.view)

  let isEnded = false
  function picture(nowMs: number): void {
    waiting = undefined
    if (isEnded) return
    const passedMs = lastMs === undefined ? 0 : Math.min(LONGEST_STEP_MS, nowMs - lastMs)
    lastMs = nowMs
    const moving = scene.step(isStill() ? AT_ONCE_MS : passedMs)
    if (!document.hidden) renderer.render(root)
    if (moving || tweens.moving()) next()
  }
  const layout = () => {
    const { clientWidth: width, clientHeight: height } = host
    if (width === 0 || height === 0) return
    renderer.resize(width, height)
    scene.layout({ width, height })
    wake()
  }
  const sizes = new ResizeObserver(layout)
  sizes.observe(host)
  const seen = () => {
    // A frame that was requested while the page was visible is not delivered in the background.
    waiting = undefined
    wake()
  }
  document.addEventListener('visibilitychange', seen)
  layout()
  scene.endsBy?.(() => {
    isEnded = true
    sizes.disconnect()
    document.removeEventListener('visibilitychange', seen)
    renderer.destroy()
    canvas.remove()
  })
  return scene
}
