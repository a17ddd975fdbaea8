// SPDX-License-Identifier: Apache-2.0
import type { GameCheck } from '../../runtime/check.ts'
import { t } from '../../runtime/texts.ts'
import { riskTexts } from '../../runtime/risk-texts.ts'
import { checkWheelBet, WHEEL_RISKS, WHEEL_SEGMENTS, wheelSegment, wheelTable } from './maths.ts'
import { buildWheelStory, WHEEL_FLOATS } from './story.ts'

/** Wheel, recomputed. */
export const wheelCheck: GameCheck<'wheel'> = {
  fields: [
    {
      name: 'segments',
      label: t('studio.wheel.segments'),
      initial: '20',
      options: WHEEL_SEGMENTS.map((count) => ({ value: String(count), label: String(count) })),
    },
    {
      name: 'risk',
      label: t('studio.plinko.risk'),
      initial: 'medium',
      options: WHEEL_RISKS.map((risk) => ({ value: risk, label: t(riskTexts[risk]) })),
    },
  ],
  read(values) {
    const bet = { segments: Number(values['segments']), risk: values['risk'] ?? '' }
    checkWheelBet(bet)
    return bet
  },
  write: (bet) => ({ segments: String(bet.segments), risk: bet.risk }),
  floats: () => WHEEL_FLOATS,
  outcome: (bet, floats) => [
    {
      name: t('studio.verify.wheel', { segments: bet.segments }),
      value: String(wheelSegment(bet, floats[0]!)),
    },
  ],
  pays: (bet, floats) => wheelTable(bet)[wheelSegment(bet, floats[0]!)],
  rebuild: ({ parameters }, stake, floats) => buildWheelStory(parameters, stake, floats),
}
