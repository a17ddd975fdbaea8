// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { lotteryTags } from '@tessera/rules/lottery/lotteries'
import type { BadgeTone } from '@tessera/ui/data/badge.tsx'
import { t } from '../../shared/texts.ts'

export type ListedLottery = CallOutput<'backoffice.lotteries'>['list'][number]
export type ListedDraw = CallOutput<'backoffice.lotteryDraws'>['list'][number]
export type WholeDraw = CallOutput<'backoffice.lotteryDraw'>
export type Correction = WholeDraw['corrections'][number]
export type Tag = ListedLottery['tag']

export const drawTones: Record<ListedDraw['status'], BadgeTone> = {
  planned: 'quiet',
  open: 'good',
  closed: 'wait',
  drawn: 'wait',
  settled: 'quiet',
  void: 'bad',
}
export const lotteryTones: Record<ListedLottery['state'], BadgeTone> = {
  onSale: 'good',
  closed: 'wait',
  off: 'quiet',
}
export const correctionTones: Record<Correction['status'], BadgeTone> = {
  planning: 'wait',
  planned: 'quiet',
  waiting: 'wait',
  running: 'wait',
  done: 'good',
  dropped: 'quiet',
}

/** All groups, then each of them. */
export const groupOptions: { value: Tag | 'all'; label: string }[] = [
  { value: 'all', label: t('console.all') },
  ...lotteryTags.map((value) => ({ value, label: t(`console.lottery.group.${value}`) })),
]

export const tagInput = (tag: Tag | 'all'): { tag?: Tag } => (tag === 'all' ? {} : { tag })

const aheadOfUtcMs = 7 * 3_600_000
/** The day in Vietnam, such as 2026-12-31. */
export const vietnamDay = (atMs: number): string => new Date(atMs + aheadOfUtcMs).toISOString().slice(0, 10)

export const dayBeside = (day: string, days: number): string => {
  const atMs = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(atMs) ? day : new Date(atMs + days * 86_400_000).toISOString().slice(0, 10)
}
