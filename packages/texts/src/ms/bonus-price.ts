// SPDX-License-Identifier: Apache-2.0
import type { bonusPrice as source } from '../en/bonus-price.ts'
import type { Translated } from '../translated.ts'

/** What a bonus costs its owner, before they claim it. */
export const bonusPrice: Translated<typeof source> = {
  'bonusPrice.title': 'Kos bonus ini',
  'bonusPrice.cash': 'Bonus ini terus menjadi tunai. Tiada apa perlu dipertaruhkan.',
  'bonusPrice.required': 'Pertaruhkan {amount} semuanya',
  'bonusPrice.requiredHint': 'Selepas itu barulah baki bonus menjadi tunai.',
  'bonusPrice.until': '{days, plural, other {Dalam # hari}}',
  'bonusPrice.untilHint': 'Selepas itu, wang bonus dan kemenangannya hilang.',
  'bonusPrice.games': 'Permainan yang dikira',
  'bonusPrice.counts': '{percent} daripada pertaruhan dikira: pertaruhkan {amount}',
  'bonusPrice.excluded': 'Bukan dengan bonus ini: {types}',
  'bonusPrice.noGames': 'Tiada permainan dikira buat masa ini, jadi bonus ini tidak boleh menjadi tunai.',
  'bonusPrice.gameCount': 'Bilangan permainan: {count}',
  'bonusPrice.unknown': 'Tanpa kadar pulangan: {count}',
  'bonusPrice.cost': 'Kosnya {amount} secara purata',
  'bonusPrice.costRange': 'Kosnya {least} hingga {most} secara purata',
  'bonusPrice.costAt': 'Di {game}.',
  'bonusPrice.costBoth': '{least} di {game}, {most} di {other}.',
  'bonusPrice.costOwn': 'Di {game}, yang paling kerap anda main: {amount}.',
  'bonusPrice.costUnknown': 'Kos tidak diketahui: tiada permainan menyatakan pulangannya.',
  'bonusPrice.chance': '{percent} berakhir dengan lebih daripada bonus',
  'bonusPrice.chanceWithDeposit': '{percent} berakhir dengan lebih daripada deposit dan bonus',
  'bonusPrice.chanceAt': 'Disimulasikan di {game}, ralat ±{error}.',
  'bonusPrice.chanceBoth':
    'Disimulasikan di {game}, ralat ±{error}; di {other} {percent}, ralat ±{otherError}.',
  'bonusPrice.chanceUnknown': 'Terlalu banyak pertaruhan untuk disimulasikan.',
  'bonusPrice.halfWay': 'Jika anda berhenti separuh jalan',
  'bonusPrice.halfWayText':
    'Wang tunai dan kemenangannya milik anda; wang bonus dan kemenangannya hilang. Contoh: {staked} dipertaruhkan, {lost} kalah. Maka {cash} kekal dan {bonus} hilang.',
  'bonusPrice.maxStake': 'Pertaruhan dengan wang bonus: paling banyak {amount}',
  'bonusPrice.order.cashFirst': 'Pertaruhan guna wang tunai dahulu, kemudian bonus.',
  'bonusPrice.order.bonusFirst': 'Pertaruhan guna bonus dahulu, kemudian wang tunai.',
  'bonusPrice.how': 'Cara ini dikira',
  'bonusPrice.how.cost':
    'Kos purata: jumlah yang perlu dipertaruhkan, darab bahagian yang tidak dipulangkan permainan (100% tolak pulangan kepada pemain).',
  'bonusPrice.how.simulation':
    'Simulasi: bonus dimainkan {rounds} kali dengan pertaruhan {stake}, sehingga semua dipertaruhkan atau wang habis. Pertaruhan diperlukan: {bets}.',
  'bonusPrice.how.seed': 'Benih: {seed}. Syarat yang sama sentiasa memberi angka yang sama.',
  'bonusPrice.how.error':
    'Ralat ialah ralat piawai. Dalam dua daripada tiga kes, bahagian sebenar berada di dalamnya.',
  'bonusPrice.pays.exact': 'Bayaran tepat seperti permainan.',
  'bonusPrice.pays.choice': 'Bayaran tepat seperti permainan dengan {choice}.',
  'bonusPrice.pays.model': 'Bayaran mengikut model permainan dengan pulangan dan kemeruapan ini.',
  'bonusPrice.finished': 'Semua dipertaruhkan sebelum wang habis',
  'bonusPrice.moreThanDeposit': 'Baki lebih daripada deposit',
  'bonusPrice.moreThanBonus': 'Baki lebih daripada deposit dan bonus',
  'bonusPrice.medianLeft': 'Dalam separuh kes, baki paling banyak',
  'bonusPrice.weight': 'Dikira',
  'bonusPrice.return': 'Pulangan kepada pemain',
  'bonusPrice.stake': 'Jumlah pertaruhan',
  'bonusPrice.average': 'Kos purata',
  'bonusPrice.choice.dice': 'balingan melebihi 50.50',
  'bonusPrice.choice.limbo': 'sasaran 2.00×',
  'bonusPrice.choice.mines': '3 periuk api dan 3 petak',
  'bonusPrice.choice.plinko': '12 baris, risiko sederhana',
  'bonusPrice.choice.crash': 'tunaikan pada 2.00×',
}
