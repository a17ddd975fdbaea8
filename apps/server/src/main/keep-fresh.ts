import type { MerchantDirectory } from '../modules/site/index.ts'
import type { Platform } from '../platform/platform.ts'

const everyMs = 1_000

/**
 * Has settings and brands looked at every second, also while nobody asks for anything: what vendors and timers do then goes
 * by what holds now. Returns a function that stops it.
 */
export function keepFresh({ settings, log }: Platform, directory: MerchantDirectory): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve()
  const look = async (): Promise<void> => {
    try {
      await Promise.all([settings.refresh(), directory.refresh()])
    } catch (error) {
      log.debug({ error: error instanceof Error ? error.message : 'unknown' }, 'settings could not be read; the last ones stay')
    }
  }
  const timer = setInterval(() => { underWay = look() }, everyMs).unref()
  return async () => {
    clearInterval(timer)
    await underWay
  }
}
