// SPDX-License-Identifier: Apache-2.0
import type { OpenServer } from '@tessera/e2e/server/open-server.ts'
import type { HallMessage, TideView } from '@tessera/studio/src/fishing-protocol.ts'
import { presentAt } from '@tessera/studio/src/games/fishing/pond/areas.ts'
import type { Tide } from '@tessera/studio/src/games/fishing/pond/pond.ts'
import { fishTimeOf } from '@tessera/studio/src/games/fishing/pond/position-of.ts'
import { tideOf } from '@tessera/studio/src/games/fishing/pond/tide-of.ts'
import type { LiveMessage } from '@tessera/studio/src/protocol.ts'
import { WebSocket } from 'ws'

/** So often the fish of a hall are looked up, for all of its pages. */
const lookEveryMs = 200
/** A shooter fires so often, and says at the same time what the bullet before last hit. */
const fireEveryMs = 100
const bulletsInTheAir = 3

/** What swims in a hall now, worked out once for its four pages. */
export interface HallPond {
  see(tide: TideView): void
  /** A fish that is in the pond; undefined if there is none. */
  any(): number | undefined
  gone(fish: number): void
}

export function openPond(): HallPond {
  let view: TideView | undefined
  let tide: Tide | undefined
  let gone = new Set<number>()
  let swimming: number[] = []
  let lookedMs = 0
  return {
    see(next) {
      if (view?.seed === next.seed) {
        view = next
        return
      }
      view = next
      gone = new Set(next.gone)
      swimming = []
      tide = undefined
      tideOf(next.seed).then(
        (found) => {
          tide = found
        },
        () => {},
      )
    },
    any() {
      const nowMs = Date.now()
      if (tide && view && nowMs - lookedMs > lookEveryMs) {
        lookedMs = nowMs
        const fishMs = fishTimeOf(nowMs - view.startedAt, view.freezes)
        swimming = fishMs > tide.durationMs ? [] : presentAt(tide, fishMs, gone).map(({ fish }) => fish)
      }
      return swimming[Math.floor(Math.random() * swimming.length)]
    },
    gone(fish) {
      gone.add(fish)
      swimming = swimming.filter((one) => one !== fish)
    },
  }
}

/** What the pages of a bench measure together. */
export interface HallCounts {
  readonly answersMs: number[]
  bytes: number
  fired: number
  dropped: number
  isMeasuring: boolean
  readonly failures: string[]
}

/** A page that holds fire: ten bullets a second, each of which says that it hit something. Answers what ends it. */
export function shootIn(
  { studioUrl }: OpenServer,
  page: { readonly session: string; readonly address: string; readonly hall: string },
  pond: HallPond,
  counts: HallCounts,
): Promise<() => void> {
  const line = new WebSocket(`${studioUrl.replace('http://localhost', 'ws://127.0.0.1')}/live`, {
    headers: { 'x-forwarded-for': page.address },
    perMessageDeflate: false,
  })
  const sentMs = new Map<number, number>()
  let hall: HallMessage | undefined
  let bullet = 0

  function shoot(): void {
    bullet += 1
    const [hit, fish] = [bullet - bulletsInTheAir, pond.any()]
    const hits = hit > 0 && fish !== undefined ? [[hit, fish]] : []
    if (hits.length > 0) sentMs.set(hit, performance.now())
    line.send(JSON.stringify({ type: 'shots', fired: [[bullet, 'single', 2_700, 0]], hits }))
    if (counts.isMeasuring) counts.fired += 1
  }

  function receive(message: LiveMessage, nowMs: number): void {
    if (message.type === 'hall') {
      hall = message
      if (message.tide) pond.see(message.tide)
    } else if (message.type === 'pond') {
      for (const { chair, bullet: number, taken } of message.shots) {
        for (const { fish } of taken) pond.gone(fish)
        const beganMs = chair === hall?.own ? sentMs.get(number) : undefined
        if (beganMs !== undefined && counts.isMeasuring) counts.answersMs.push(nowMs - beganMs)
        if (chair === hall?.own) sentMs.delete(number)
      }
    } else if (message.type === 'gun') {
      if (counts.isMeasuring) counts.dropped += message.dropped?.length ?? 0
      if (message.refused) counts.failures.push(message.refused)
    }
  }

  let timer: NodeJS.Timeout | undefined
  let isOver = false
  function stop(): void {
    isOver = true
    clearInterval(timer)
    line.close()
  }
  /** With the first view of the hall: chooses the gun and holds fire. */
  function begin({ own, stakes }: HallMessage): void {
    if (own === null) counts.failures.push('a shooter found no chair')
    line.send(JSON.stringify({ type: 'gun', stake: stakes[0], holds: true }))
    timer = setInterval(shoot, fireEveryMs)
  }
  line.on('open', () => line.send(JSON.stringify({ type: 'hello', session: page.session, table: page.hall })))
  line.on('message', (data) => {
    const nowMs = performance.now()
    const text = String(data)
    if (counts.isMeasuring) counts.bytes += Buffer.byteLength(text)
    receive(JSON.parse(text) as LiveMessage, nowMs)
    if (hall && !timer) begin(hall)
  })
  return new Promise((resolve, reject) => {
    line.once('message', () => resolve(stop))
    line.on('error', reject)
    line.on('close', (code) => {
      clearInterval(timer)
      if (!isOver) counts.failures.push(`a line was closed with ${code}`)
    })
  })
}
