// SPDX-License-Identifier: Apache-2.0
import type { GameCheck } from '../../runtime/check.ts'
import { t } from '../../runtime/texts.ts'
import { checkKenoBet, KENO_RISKS, kenoDraw, kenoHits, kenoTable, type KenoBet } from './maths.ts'
import { riskTexts } from './risk-texts.ts'
import { buildKenoStory, KENO_FLOATS } from './story.ts'

/** Keno, recomputed. */
export const kenoCheck: GameCheck<'keno'> = {
  fields: [
    { name: 'picks', label: t('studio.keno.picks'), initial: '1, 2, 3' },
    {
      name: 'risk',
      label: t('studio.plinko.risk'),
      initial: 'classic',
      options: KENO_RISKS.map((risk) => ({ value: risk, label: t(riskTexts[risk]) })),
    },
  ],
  read(values) {
    const written = (values['picks'] ?? '').split(/[\s,;]+/).filter((pick) => pick !== '')
    const bet: KenoBet = {
      risk: KENO_RISKS.find((risk) => risk === values['risk']) ?? 'classic',
      picks: written.map(Number).toSorted((left, right) => left - right),
    }
    checkKenoBet(bet)
    return bet
  },
  write: (bet) => ({ risk: bet.risk, picks: bet.picks.join(', ') }),
  floats: () => KENO_FLOATS,
  outcome: (bet, floats) => [
    { name: t('studio.verify.keno'), value: kenoDraw(floats).join(', ') },
    { name: t('studio.keno.hits'), value: String(kenoHits(bet, kenoDraw(floats))) },
  ],
  pays: (bet, floats) => kenoTable(bet)[kenoHits(bet, kenoDraw(floats))],
  rebuild: ({ parameters }, stake, floats) => buildKenoStory(parameters, stake, floats),
}
