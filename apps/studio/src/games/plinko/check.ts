// SPDX-License-Identifier: Apache-2.0
import type { GameCheck } from '../../runtime/check.ts'
import { t } from '../../runtime/texts.ts'
import { checkPlinkoBet, PLINKO_RISKS, PLINKO_ROWS, plinkoPath, plinkoSlot, plinkoTable } from './maths.ts'
import { riskTexts } from '../../runtime/risk-texts.ts'
import { plinkoFloats, buildPlinkoStory } from './story.ts'

/** Plinko, recomputed. */
export const plinkoCheck: GameCheck<'plinko'> = {
  fields: [
    {
      name: 'rows',
      label: t('studio.plinko.rows'),
      initial: '12',
      options: PLINKO_ROWS.map((rows) => ({ value: String(rows), label: String(rows) })),
    },
    {
      name: 'risk',
      label: t('studio.plinko.risk'),
      initial: 'medium',
      options: PLINKO_RISKS.map((risk) => ({ value: risk, label: t(riskTexts[risk]) })),
    },
  ],
  read(values) {
    const bet = { rows: Number(values['rows']), risk: values['risk'] ?? '' }
    checkPlinkoBet(bet)
    return bet
  },
  write: (bet) => ({ rows: String(bet.rows), risk: bet.risk }),
  floats: plinkoFloats,
  outcome(bet, floats) {
    const path = plinkoPath(bet, floats)
    return [
      { name: t('studio.verify.plinko.path'), value: path.map((right) => (right ? '→' : '←')).join(' ') },
      {
        name: t('studio.verify.plinko.slot'),
        value: t('studio.verify.plinko.slotOf', { slot: plinkoSlot(path) + 1, slots: bet.rows + 1 }),
      },
    ]
  },
  pays: (bet, floats) => plinkoTable(bet)[plinkoSlot(plinkoPath(bet, floats))],
  rebuild: ({ parameters }, stake, floats) => buildPlinkoStory(parameters, stake, floats),
}
