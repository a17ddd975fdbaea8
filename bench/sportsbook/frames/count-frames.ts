// SPDX-License-Identifier: Apache-2.0
import type { CDPSession, Page } from '@playwright/test'

/** A page over some seconds: how evenly it was drawn, and what its changes cost it. */
export interface FrameRun {
  framesPerSecond: number
  /** Share of frames that came later than two sixtieths of a second after the one before. */
  lateShare: number
  longestMs: number
  /** Tasks of more than 50 ms. */
  longTasks: number
  /** Messages that brought a change. */
  messages: number
  /** Time of its main thread in all, and of it scripts, styles and layout. */
  busyMs: number
  scriptMs: number
  drawMs: number
}

const lateMs = 34
const topic = '"topic":"sportsbook.event"'

/** Notes the changes that a page gets from when it opens. */
export function followChanges(page: Page): () => number {
  let messages = 0
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes(topic)) messages += 1
    }),
  )
  return () => messages
}

/** Draws a page for so many seconds with its processor slowed so many times. */
export async function countFrames(
  page: Page,
  messagesOf: () => number,
  { seconds, slowed }: { seconds: number; slowed: number },
): Promise<FrameRun> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed })
  const [before, messagesBefore] = [await metricsOf(session), messagesOf()]
  const { frames, longTasks } = await page.evaluate(drawFor, seconds * 1_000)
  const [after, messages] = [await metricsOf(session), messagesOf() - messagesBefore]
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
  const msOf = (...names: string[]): number =>
    names.reduce((sum, name) => sum + ((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1_000, 0)
  return {
    framesPerSecond: (1_000 * frames.length) / frames.reduce((sum, ms) => sum + ms, 0),
    lateShare: frames.filter((ms) => ms > lateMs).length / frames.length,
    longestMs: Math.max(...frames),
    longTasks,
    messages,
    busyMs: msOf('TaskDuration'),
    scriptMs: msOf('ScriptDuration'),
    drawMs: msOf('LayoutDuration', 'RecalcStyleDuration'),
  }
}

async function metricsOf(session: CDPSession): Promise<Map<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics')
  return new Map(metrics.map(({ name, value }) => [name, value]))
}

/** Runs in the page: the time between frames, and how many tasks took more than 50 ms. */
function drawFor(forMs: number): Promise<{ frames: number[]; longTasks: number }> {
  let longTasks = 0
  const observer = new PerformanceObserver((list) => {
    longTasks += list.getEntries().length
  })
  observer.observe({ type: 'longtask' })
  const frames: number[] = []
  return new Promise((done) => {
    let [beganMs, lastMs] = [0, 0]
    const next = (nowMs: number): void => {
      if (beganMs === 0) beganMs = nowMs
      else frames.push(nowMs - lastMs)
      lastMs = nowMs
      if (nowMs - beganMs < forMs) {
        requestAnimationFrame(next)
        return
      }
      observer.disconnect()
      done({ frames, longTasks })
    }
    requestAnimationFrame(next)
  })
}
