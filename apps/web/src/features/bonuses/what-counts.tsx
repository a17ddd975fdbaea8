// SPDX-License-Identifier: Apache-2.0
import { Accordion } from '@tessera/ui/layout/accordion.tsx'
import { t, type TextKey } from '../../shared/texts/texts.ts'
import { percentWords } from './percent-words.ts'
import type { OpenBonus } from './use-bonus-wallet.ts'

/** How much of a bet counts towards a bonus, by games; closed until somebody asks. */
export function WhatCounts({ bonus }: { bonus: OpenBonus }) {
  return (
    <Accordion
      items={[
        {
          id: 'counts',
          title: t('bonuses.counts'),
          content: (
            <div className="flex flex-col gap-2">
              <dl className="flex flex-col gap-1">
                {countsOf(bonus).map(({ percent, names }) => (
                  <div key={percent} className="flex flex-wrap items-baseline justify-between gap-x-4">
                    <dt className="min-w-0 flex-1 basis-40 font-semibold text-text">
                      <bdi>{names.join(', ')}</bdi>
                    </dt>
                    <dd>{t('bonuses.countsPercent', { percent: percentWords(percent) })}</dd>
                  </div>
                ))}
              </dl>
              <p>{t('bonuses.otherGames')}</p>
            </div>
          ),
        },
      ]}
    />
  )
}

/** What counts the same, the most first: types of games, vendors and games that count otherwise. */
function countsOf({
  weights,
  vendorWeights,
  gameWeights,
}: OpenBonus): { percent: number; names: string[] }[] {
  const named: [string, number][] = [
    ...Object.entries(weights).map(([type, percent]): [string, number] => [
      t(`lobby.type.${type}` as TextKey),
      percent,
    ]),
    ...Object.entries(vendorWeights),
    ...Object.entries(gameWeights).map(([game, percent]): [string, number] => [
      game.replace('/', ' '),
      percent,
    ]),
  ]
  const percents = [...new Set(named.map(([, percent]) => percent))].sort((left, right) => right - left)
  return percents
    .filter((percent) => percent > 0)
    .map((percent) => ({
      percent,
      names: named.filter(([, own]) => own === percent).map(([name]) => name),
    }))
}
