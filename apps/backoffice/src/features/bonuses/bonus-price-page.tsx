// SPDX-License-Identifier: Apache-2.0
import { gameTypes } from '@tessera/contract/catalogue/game-types'
import { usualWeights } from '@tessera/rules/bonuses/terms'
import { useState } from 'react'
import { BonusPrice } from '../../shared/bonuses/bonus-price.tsx'
import type { BonusPriceInput } from '../../shared/bonuses/bonus-price.tsx'
import { Notice } from '../../shared/notice.tsx'
import { Page } from '../../shared/page.tsx'
import { t } from '../../shared/texts.ts'
import { TermsFields } from './terms-fields.tsx'

const begin: BonusPriceInput = {
  terms: {
    wagerTimes: 10,
    wagerBase: 'bonus',
    weights: Object.fromEntries(gameTypes.map((type) => [type, usualWeights[type] ?? 0])),
    maxStake: null,
    daysToWager: 30,
  },
  bonus: 100,
  deposit: 100,
  spendingOrder: 'cashFirst',
}
/** Above this many times, hardly anybody completes a bonus. */
const unusualTimes = 10

/** Tries terms of a bonus, and says what they cost a member. */
export default function BonusPricePage() {
  const [input, setInput] = useState(begin)
  return (
    <Page narrow title={t('console.bonusPrice')}>
      <p className="text-sm text-muted">{t('console.bonusPrice.hint')}</p>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <TermsFields input={input} onChange={setInput} />
        <div className="flex min-w-0 flex-col gap-4 rounded-tile border border-line bg-surface-1 p-4 @container">
          {input.terms.wagerTimes > unusualTimes && (
            <Notice tone="bad">{t('console.bonusPrice.unusual')}</Notice>
          )}
          <BonusPrice input={input} />
        </div>
      </div>
    </Page>
  )
}
