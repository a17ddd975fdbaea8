// SPDX-License-Identifier: Apache-2.0
import type { SettingName } from '@tessera/contract'
import { isInCoins } from '@tessera/rules/currencies/whole-coins'
import { amountFromWire } from '@tessera/rules/money'
import { brandTokens } from '@tessera/ui/theme/brand-tokens.ts'
import { returnsUnderCeiling } from './lottery-returns.ts'
import { rewardsBelowEdge } from './rewards-below-edge.ts'
import type { Settings } from '../../../platform/settings/settings.ts'

type Check = (settings: Settings) => Promise<string | undefined>

const stakesInOrder: Check = async (settings) =>
  (await settings.read('lottery.stakeMinimum')) > (await settings.read('lottery.stakeMaximum'))
    ? 'The smallest stake is larger than the largest'
    : undefined

const inOrder =
  (
    least: SettingName & `wallet.${'deposit' | 'withdrawal'}Minimum`,
    most: SettingName & `wallet.${'deposit' | 'withdrawal'}Maximum`,
  ): Check =>
  async (settings) =>
    (await settings.read(least)) > (await settings.read(most))
      ? 'The smallest amount is larger than the largest'
      : undefined

const depositsInOrder = inOrder('wallet.depositMinimum', 'wallet.depositMaximum')
const withdrawalsInOrder = inOrder('wallet.withdrawalMinimum', 'wallet.withdrawalMaximum')
const languageOffered: Check = async (settings) =>
  (await settings.read('site.languages')).includes(await settings.read('site.defaultLanguage'))
    ? undefined
    : 'The language of a first visit is not among the languages of the picker'

const colourReadable: Check = async (settings) => {
  const verdict = brandTokens(await settings.read('site.brandColour'))
  if (verdict.ok) return undefined
  const [worst] = verdict.problems.toSorted(
    (one, other) => one.contrast / one.least - other.contrast / other.least,
  )
  return (
    worst &&
    `Too hard to read in the ${worst.theme} theme: ${worst.ink} on ${worst.ground} has a contrast of ${worst.contrast} to 1, and needs ${worst.least}`
  )
}

/** What is paid as it is set has to be in whole coins of the brand's currency. */
const rewardInCoins: Check = async (settings) => {
  const { code } = await settings.read('site.currency')
  return inCoins([await settings.read('referrals.reward')], code)
}
const ranksInCoins: Check = async (settings) => {
  const { code } = await settings.read('site.currency')
  return inCoins(
    (await settings.read('rewards.ranks')).map(({ bonus }) => bonus),
    code,
  )
}
const inCoins = (amounts: readonly number[], currency: string): string | undefined =>
  amounts.every((amount) => isInCoins(amountFromWire(amount), currency))
    ? undefined
    : `${currency} has whole units only`

const furtherInOrder: Check = async (settings) => {
  const further = await settings.read('site.furtherCurrencies')
  const own = (await settings.read('site.currency')).code
  const codes = further.map(({ code }) => code)
  if (codes.includes(own)) return 'The currency of the main wallet is offered anyway'
  if (new Set(codes).size < codes.length) return 'Each currency once'
  const wrong = further.find(
    (one) => one.depositMinimum > one.depositMaximum || one.withdrawalMinimum > one.withdrawalMaximum,
  )
  return wrong && `${wrong.code}: the smallest amount is larger than the largest`
}

/**
 * Checks that the schema of a single setting cannot make: whether values fit together, and what is drawn from
 * them.
 */
const checks: Partial<Record<SettingName, Check>> = {
  'site.brandColour': colourReadable,
  'site.currency': furtherInOrder,
  'site.furtherCurrencies': furtherInOrder,
  'site.languages': languageOffered,
  'site.defaultLanguage': languageOffered,
  'lottery.odds': returnsUnderCeiling,
  'lottery.prizeGroups': returnsUnderCeiling,
  'lottery.returnCeiling': returnsUnderCeiling,
  'lottery.kenoTable': returnsUnderCeiling,
  'lottery.stakeMinimum': stakesInOrder,
  'lottery.stakeMaximum': stakesInOrder,
  'rewards.rebateRates': rewardsBelowEdge,
  'referrals.reward': rewardInCoins,
  'rewards.ranks': async (settings) => (await ranksInCoins(settings)) ?? rewardsBelowEdge(settings),
  'rewards.earnPer': rewardsBelowEdge,
  'rewards.exchangeRatio': rewardsBelowEdge,
  'referrals.commissionPercent': rewardsBelowEdge,
  'wallet.depositMinimum': depositsInOrder,
  'wallet.depositMaximum': depositsInOrder,
  'wallet.withdrawalMinimum': withdrawalsInOrder,
  'wallet.withdrawalMaximum': withdrawalsInOrder,
}

/**
 * What is wrong with the current values of these settings in `settings`, by name; in English, for operators.
 */
export async function settingProblems(
  settings: Settings,
  names: readonly SettingName[],
): Promise<Record<string, string>> {
  const problems: Record<string, string> = {}
  for (const name of names) {
    const problem = await checks[name]?.(settings)
    if (problem !== undefined) problems[name] = problem
  }
  return problems
}
