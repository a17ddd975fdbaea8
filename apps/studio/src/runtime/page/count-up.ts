// SPDX-License-Identifier: Apache-2.0
/**
 * Calls `show` with the progress (0 to 1, slowing towards the end) at each frame for some time, and with 1 at
 * the end. In the background, where there are no frames, it ends at once.
 */
export function countUp(durationMs: number, show: (share: number) => void): Promise<void> {
  return new Promise((resolve) => {
    const beganMs = performance.now()
    const end = () => {
      document.removeEventListener('visibilitychange', end)
      cancelAnimationFrame(waiting)
      show(1)
      resolve()
    }
    const picture = (nowMs: number) => {
      const share = (nowMs - beganMs) / durationMs
      if (share >= 1) return end()
      show(1 - (1 - Math.max(0, share)) ** 3)
      waiting = requestAnimationFrame(picture)
    }
    let waiting = 0
    if (durationMs === 0 || document.hidden) return end()
    document.addEventListener('visibilitychange', end)
    waiting = requestAnimationFrame(picture)
  })
}
