// SPDX-License-Identifier: Apache-2.0
import { createCell, type Cell } from './page/cell.ts'
import { keep, stored } from './page/theme.ts'

/** One tone: its start and end frequency (Hz), when (s) and how long (s) and how loud (0 to 1) it is. */
interface Tone {
  readonly from: number
  readonly to: number
  readonly at: number
  readonly lasts: number
  readonly loud: number
  readonly shape: OscillatorType
}

const tone = (
  from: number,
  to: number,
  at: number,
  lasts: number,
  loud = 0.12,
  shape: OscillatorType = 'sine',
): Tone => ({ from, to, at, lasts, loud, shape })

/** Every sound of the platform, synthesised from a few tones. */
const sounds = {
  press: [tone(320, 260, 0, 0.06, 0.06, 'triangle')],
  tick: [tone(880, 780, 0, 0.03, 0.04, 'triangle')],
  reveal: [tone(520, 780, 0, 0.09, 0.1), tone(780, 1040, 0.06, 0.12, 0.07)],
  win: [
    tone(523, 523, 0, 0.12),
    tone(659, 659, 0.09, 0.12),
    tone(784, 784, 0.18, 0.14),
    tone(1047, 1047, 0.27, 0.3),
  ],
  lose: [tone(220, 160, 0, 0.2, 0.1, 'triangle')],
  spin: [tone(180, 420, 0, 0.18, 0.05, 'triangle')],
  stop: [tone(150, 90, 0, 0.09, 0.16, 'triangle'), tone(900, 500, 0, 0.03, 0.03, 'square')],
  tension: [tone(220, 660, 0, 1.1, 0.06, 'triangle'), tone(110, 330, 0, 1.1, 0.05)],
  big: [
    ...[392, 523, 659, 784, 1047, 1319, 1568].map((from, at) => tone(from, from, at * 0.11, 0.24)),
    tone(1047, 1047, 0.8, 0.7, 0.1),
    tone(1568, 1568, 0.8, 0.9, 0.08),
  ],
  burst: [tone(140, 40, 0, 0.5, 0.22, 'sawtooth'), tone(90, 30, 0, 0.6, 0.2, 'square')],
} satisfies Record<string, readonly Tone[]>

export type SoundName = keyof typeof sounds
export interface Sound {
  readonly on: Cell<boolean>
  readonly play: (name: SoundName) => void
}

const KEY = 'sound'

/**
 * Sounds are off until the player switches them on; the choice is stored. Nothing is loaded or started
 * before.
 */
export function createSound(): Sound {
  const on = createCell(stored(KEY) === 'on')
  on.watch((value) => keep(KEY, value ? 'on' : 'off'))
  let context: AudioContext | undefined
  return {
    on,
    play(name) {
      if (!on.get() || document.hidden) return
      context ??= new AudioContext()
      const playing = context
      // A browser only allows sound after a press; a sound that would be late is not played.
      if (playing.state === 'suspended') void playing.resume()
      else for (const one of sounds[name]) playTone(playing, one)
    },
  }
}

function playTone(context: AudioContext, { from, to, at, lasts, loud, shape }: Tone): void {
  const start = context.currentTime + at
  const oscillator = new OscillatorNode(context, { type: shape, frequency: from })
  const gain = new GainNode(context, { gain: 0 })
  oscillator.frequency.setValueAtTime(from, start)
  oscillator.frequency.exponentialRampToValueAtTime(to, start + lasts)
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loud, start + 0.01)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
  oscillator.connect(gain).connect(context.destination)
  oscillator.start(start)
  oscillator.stop(start + lasts + 0.02)
}
