// SPDX-License-Identifier: Apache-2.0
import type { Cell } from '../../runtime/page/cell.ts'
import { frequencyOf, type Tune } from './tunes.ts'

const LOUD = 0.028
const AHEAD_S = 0.5
const CHECK_MS = 200
const STEPS_A_BEAT = 2

/**
 * Plays a tune quietly and without end while sound is on and the page is visible. It starts with the player's first
 * press, as browsers demand; until then, and with sound off, nothing is made.
 */
export function playMusic(on: Cell<boolean>, tune: Tune): void {
  let context: AudioContext | undefined
  let next = 0
  let step = 0
  let pressed = false
  const stepS = 60 / tune.beatsPerMinute / STEPS_A_BEAT
  const schedule = () => {
    if (!context || context.state !== 'running') return
    if (next < context.currentTime) next = context.currentTime + 0.05
    while (next < context.currentTime + AHEAD_S) {
      playStep(context, tune, step, next, stepS)
      next += stepS
      step += 1
    }
  }
  const follow = () => {
    const plays = pressed && on.get() && !document.hidden
    if (plays) {
      context ??= new AudioContext()
      void context.resume()
    } else void context?.suspend()
  }
  const press = () => {
    pressed = true
    follow()
  }
  for (const event of ['pointerdown', 'keydown']) document.addEventListener(event, press, { once: true })
  document.addEventListener('visibilitychange', follow)
  on.watch(follow)
  setInterval(schedule, CHECK_MS)
}

function playStep(context: AudioContext, tune: Tune, step: number, at: number, stepS: number): void {
  const degree = tune.melody[step % tune.melody.length]
  if (degree !== null && degree !== undefined)
    playNote(context, frequencyOf(tune, degree), at, stepS * 1.6, LOUD, tune.voice)
  const bar = Math.floor(step / 8)
  if (step % 8 === 0)
    playNote(
      context,
      frequencyOf(tune, tune.bass[bar % tune.bass.length]!) / 2,
      at,
      stepS * 7,
      LOUD * 1.3,
      'sine',
    )
}

function playNote(
  context: AudioContext,
  frequency: number,
  at: number,
  lasts: number,
  loud: number,
  type: OscillatorType,
): void {
  const oscillator = new OscillatorNode(context, { type, frequency })
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loud, at + 0.03)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts)
  oscillator.connect(gain).connect(context.destination)
  oscillator.start(at)
  oscillator.stop(at + lasts + 0.05)
}
