// SPDX-License-Identifier: Apache-2.0
import { Page } from '../../../../shared/page.tsx'
import { t } from '../../../../shared/texts.ts'
import { SettingsForm } from '../settings-form.tsx'

const names = [
  'lottery.odds',
  'lottery.returnCeiling',
  'lottery.kenoTable',
  'lottery.prizeCaps',
  'lottery.jackpots',
  'lottery.prizeGroups',
  'lottery.newAccountGroup',
  'lottery.stakeMinimum',
  'lottery.stakeMaximum',
  'lottery.drawLiability',
]

/** What lotteries pay: odds by play and prize with their return to player, its ceiling, caps, prize groups, and limits. */
export default function LotteryOddsPage() {
  return (
    <Page narrow title={t('console.lotteryOdds')}>
      <SettingsForm
        shows={({ name }) => names.includes(name)}
        head={<p className="max-w-2xl text-sm text-muted">{t('console.lotteryOdds.explain')}</p>}
      />
    </Page>
  )
}
