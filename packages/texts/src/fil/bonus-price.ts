// SPDX-License-Identifier: Apache-2.0
import type { bonusPrice as source } from '../en/bonus-price.ts'
import type { Translated } from '../translated.ts'

/** What a bonus costs its owner, before they claim it. */
export const bonusPrice: Translated<typeof source> = {
  'bonusPrice.title': 'Magkano ang bonus na ito',
  'bonusPrice.cash': 'Cash agad ang bonus na ito. Walang kailangang itaya.',
  'bonusPrice.required': 'Itaya ang kabuuang {amount}',
  'bonusPrice.requiredHint': 'Saka pa lang magiging cash ang natira sa bonus.',
  'bonusPrice.until': '{days, plural, one {Sa loob ng # araw} other {Sa loob ng # araw}}',
  'bonusPrice.untilHint': 'Pagkatapos nito, mawawala ang pera ng bonus at ang napanalunan nito.',
  'bonusPrice.games': 'Mga larong binibilang',
  'bonusPrice.counts': '{percent} ng taya ang binibilang: itaya ang {amount}',
  'bonusPrice.excluded': 'Hindi sa bonus na ito: {types}',
  'bonusPrice.noGames': 'Walang larong binibilang ngayon, kaya hindi magiging cash ang bonus na ito.',
  'bonusPrice.gameCount': 'Bilang ng laro: {count}',
  'bonusPrice.unknown': 'Walang nakasaad na balik: {count}',
  'bonusPrice.cost': 'Karaniwang gastos: {amount}',
  'bonusPrice.costRange': 'Karaniwang gastos: {least} hanggang {most}',
  'bonusPrice.costAt': 'Sa {game}.',
  'bonusPrice.costBoth': '{least} sa {game}, {most} sa {other}.',
  'bonusPrice.costOwn': 'Sa {game}, na pinakamadalas mong laruin: {amount}.',
  'bonusPrice.costUnknown': 'Hindi alam ang gastos: walang larong nagsasaad ng balik nito.',
  'bonusPrice.chance': '{percent} ang nagtatapos nang higit sa bonus',
  'bonusPrice.chanceWithDeposit': '{percent} ang nagtatapos nang higit sa deposito at bonus',
  'bonusPrice.chanceAt': 'Sinubok sa {game}, pagkakamali ±{error}.',
  'bonusPrice.chanceBoth':
    'Sinubok sa {game}, pagkakamali ±{error}; sa {other} {percent}, pagkakamali ±{otherError}.',
  'bonusPrice.chanceUnknown': 'Napakaraming taya ang kailangan para masubok ang kalalabasan.',
  'bonusPrice.halfWay': 'Kung titigil ka sa kalagitnaan',
  'bonusPrice.halfWayText':
    'Sa iyo ang cash at ang napanalunan nito; mawawala ang pera ng bonus at ang napanalunan nito. Halimbawa: {staked} ang itinaya, {lost} ang natalo. Matitira ang {cash} at mawawala ang {bonus}.',
  'bonusPrice.maxStake': 'Taya na may pera ng bonus: hanggang {amount}',
  'bonusPrice.order.cashFirst': 'Inuuna ng taya ang cash mo, saka ang bonus.',
  'bonusPrice.order.bonusFirst': 'Inuuna ng taya ang bonus, saka ang cash mo.',
  'bonusPrice.how': 'Paano ito kinuwenta',
  'bonusPrice.how.cost':
    'Karaniwang gastos: ang kailangang itaya, beses ang bahaging hindi ibinabalik ng laro (100% bawas ang balik sa manlalaro).',
  'bonusPrice.how.simulation':
    'Pagsubok: nilalaro ang bonus nang {rounds} beses sa tayang {stake}, hanggang maitaya lahat o maubos ang pera. Kailangang taya: {bets}.',
  'bonusPrice.how.seed': 'Binhi: {seed}. Laging pareho ang numero sa parehong kondisyon.',
  'bonusPrice.how.error':
    'Ang pagkakamali ay karaniwang pagkakamali. Sa dalawa sa tatlong kaso, nasa loob nito ang totoong bahagi.',
  'bonusPrice.pays.exact': 'Eksaktong tulad ng laro ang bayad.',
  'bonusPrice.pays.choice': 'Eksaktong tulad ng laro ang bayad kapag {choice}.',
  'bonusPrice.pays.model': 'Ayon sa modelo ng larong may ganitong balik at pagbabago ang bayad.',
  'bonusPrice.finished': 'Naitaya lahat bago maubos ang pera',
  'bonusPrice.moreThanDeposit': 'Higit sa deposito ang natira',
  'bonusPrice.moreThanBonus': 'Higit sa deposito at bonus ang natira',
  'bonusPrice.medianLeft': 'Sa kalahati ng mga kaso, hanggang dito ang natira',
  'bonusPrice.weight': 'Binibilang',
  'bonusPrice.return': 'Balik sa manlalaro',
  'bonusPrice.stake': 'Kabuuang itataya',
  'bonusPrice.average': 'Karaniwang gastos',
  'bonusPrice.choice.dice': 'bato na higit sa 50.50',
  'bonusPrice.choice.limbo': 'target na 2.00×',
  'bonusPrice.choice.mines': '3 mina at 3 parisukat',
  'bonusPrice.choice.plinko': '12 hanay, katamtamang panganib',
  'bonusPrice.choice.crash': 'kuha sa 2.00×',
}
