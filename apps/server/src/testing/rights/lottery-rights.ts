// SPDX-License-Identifier: Apache-2.0
import { operators, type Right } from './right.ts'

const reason = { reason: 'The machine failed' }
const days = { day: '2026-01-01', fromDay: '2026-01-01', toDay: '2026-01-02' }
const coming = { ids: { id: 'drawToCome' }, with: reason } as const

/** Who may run the lotteries. */
export const lotteryRights = {
  'backoffice.lotteries': operators('read', { alike: true }),
  'backoffice.lotteryDraws': operators('read', { with: { day: days.day }, alike: true }),
  'backoffice.lotteryDraw': operators('read', { ids: { id: 'drawToCome' } }),
  'backoffice.lotteryExposure': operators('read', { ids: { id: 'drawToCome' }, alike: true }),
  'backoffice.lotteryTickets': operators('read', {
    ids: { drawId: 'drawToCome', memberId: 'account', id: 'lotteryTicket' },
    alike: true,
  }),
  'backoffice.lotteryReturns': operators('read', {
    with: { fromDay: days.fromDay, toDay: days.toDay },
    alike: true,
  }),
  'backoffice.lotteryCorrection': operators('read', { ids: { id: 'plannedCorrection' } }),
  'backoffice.closeDraw': operators('closeDraws', coming),
  'backoffice.delayDraw': operators('delayDraws', {
    ids: { id: 'drawToDelay' },
    with: { ...reason, drawTime: 4_102_444_800_000, closeTime: 4_102_444_800_000 },
  }),
  'backoffice.cancelDraw': operators('cancelDraws', coming),
  'backoffice.enterResult': operators('enterResults', {
    ids: { id: 'drawToEnter' },
    with: { ...reason, winningNumber: '1,2,3,4,5' },
  }),
  'backoffice.planCorrection': operators('correctResults', {
    ids: { id: 'drawToCorrect' },
    with: { ...reason, winningNumber: '5,4,3,2,1' },
  }),
  'backoffice.askCorrection': operators('correctResults', { ids: { id: 'plannedCorrection' }, with: reason }),
  'backoffice.approveCorrection': operators('approveCorrections', {
    ids: { id: 'waitingCorrection' },
    with: reason,
  }),
  'backoffice.dropCorrection': operators('correctResults', {
    ids: { id: 'waitingCorrection' },
    with: reason,
  }),
} satisfies Readonly<Record<string, Right>>
