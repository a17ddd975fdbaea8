// SPDX-License-Identifier: Apache-2.0
import { formatTime } from '@tessera/ui/data/time.tsx'
import { t } from '../../shared/texts/texts.ts'
import type { Promotion } from './use-promotions.ts'

/** The period of a promotion in words, in the zone of the site. */
export function periodOf(
  { startTime, endTime }: Pick<Promotion, 'startTime' | 'endTime'>,
  zone: string,
): string {
  const day = (at: number): string => formatTime(at, zone).slice(0, 16)
  if (startTime !== null && endTime !== null)
    return t('promotions.period', { start: day(startTime), end: day(endTime) })
  if (endTime !== null) return t('promotions.until', { end: day(endTime) })
  return startTime !== null ? t('promotions.from', { start: day(startTime) }) : t('promotions.always')
}
