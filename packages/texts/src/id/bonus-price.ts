// SPDX-License-Identifier: Apache-2.0
import type { bonusPrice as source } from '../en/bonus-price.ts'
import type { Translated } from '../translated.ts'

/** What a bonus costs its owner, before they claim it. */
export const bonusPrice: Translated<typeof source> = {
  'bonusPrice.title': 'Berapa harga bonus ini',
  'bonusPrice.cash': 'Bonus ini langsung tunai. Tidak ada yang perlu dipertaruhkan.',
  'bonusPrice.required': 'Pertaruhkan total {amount}',
  'bonusPrice.requiredHint': 'Baru setelah itu sisa bonus menjadi tunai.',
  'bonusPrice.until': '{days, plural, other {Dalam # hari}}',
  'bonusPrice.untilHint': 'Setelah itu, uang bonus dan kemenangannya hangus.',
  'bonusPrice.games': 'Permainan yang dihitung',
  'bonusPrice.counts': '{percent} dari taruhan dihitung: pertaruhkan {amount}',
  'bonusPrice.excluded': 'Tidak dengan bonus ini: {types}',
  'bonusPrice.noGames':
    'Saat ini tidak ada permainan yang dihitung, jadi bonus ini tidak bisa menjadi tunai.',
  'bonusPrice.gameCount': 'Jumlah permainan: {count}',
  'bonusPrice.unknown': 'Tanpa tingkat pengembalian: {count}',
  'bonusPrice.cost': 'Rata-rata biayanya {amount}',
  'bonusPrice.costRange': 'Rata-rata biayanya {least} hingga {most}',
  'bonusPrice.costAt': 'Di {game}.',
  'bonusPrice.costBoth': '{least} di {game}, {most} di {other}.',
  'bonusPrice.costOwn': 'Di {game}, yang paling sering Anda mainkan: {amount}.',
  'bonusPrice.costUnknown':
    'Biayanya tidak diketahui: tidak ada permainan yang menyebut tingkat pengembaliannya.',
  'bonusPrice.chance': '{percent} berakhir dengan lebih dari bonus',
  'bonusPrice.chanceWithDeposit': '{percent} berakhir dengan lebih dari deposit dan bonus',
  'bonusPrice.chanceAt': 'Disimulasikan di {game}, galat ±{error}.',
  'bonusPrice.chanceBoth':
    'Disimulasikan di {game}, galat ±{error}; di {other} {percent}, galat ±{otherError}.',
  'bonusPrice.chanceUnknown': 'Taruhannya terlalu banyak untuk disimulasikan.',
  'bonusPrice.halfWay': 'Jika berhenti di tengah jalan',
  'bonusPrice.halfWayText':
    'Uang tunai dan kemenangannya milik Anda; uang bonus dan kemenangannya hangus. Contoh: {staked} dipertaruhkan, {lost} kalah. Maka {cash} tetap ada dan {bonus} hangus.',
  'bonusPrice.maxStake': 'Taruhan dengan uang bonus: paling banyak {amount}',
  'bonusPrice.order.cashFirst': 'Taruhan memakai uang tunai dulu, lalu bonus.',
  'bonusPrice.order.bonusFirst': 'Taruhan memakai bonus dulu, lalu uang tunai.',
  'bonusPrice.how': 'Cara menghitungnya',
  'bonusPrice.how.cost':
    'Biaya rata-rata: jumlah yang harus dipertaruhkan dikali bagian yang tidak dikembalikan permainan (100% dikurangi tingkat pengembalian).',
  'bonusPrice.how.simulation':
    'Simulasi: bonus dimainkan {rounds} kali dengan taruhan {stake}, sampai semua dipertaruhkan atau uang habis. Taruhan yang diperlukan: {bets}.',
  'bonusPrice.how.seed': 'Benih: {seed}. Syarat yang sama selalu memberi angka yang sama.',
  'bonusPrice.how.error':
    'Galat adalah galat baku. Dalam dua dari tiga kasus, angka sebenarnya ada di dalamnya.',
  'bonusPrice.pays.exact': 'Pembayaran persis seperti permainannya.',
  'bonusPrice.pays.choice': 'Pembayaran persis seperti permainannya dengan {choice}.',
  'bonusPrice.pays.model': 'Pembayaran menurut model permainan dengan pengembalian dan volatilitas ini.',
  'bonusPrice.finished': 'Semua dipertaruhkan sebelum uang habis',
  'bonusPrice.moreThanDeposit': 'Tersisa lebih dari deposit',
  'bonusPrice.moreThanBonus': 'Tersisa lebih dari deposit dan bonus',
  'bonusPrice.medianLeft': 'Di separuh kasus tersisa paling banyak',
  'bonusPrice.weight': 'Dihitung',
  'bonusPrice.return': 'Tingkat pengembalian',
  'bonusPrice.stake': 'Total taruhan',
  'bonusPrice.average': 'Biaya rata-rata',
  'bonusPrice.choice.dice': 'lemparan di atas 50.50',
  'bonusPrice.choice.limbo': 'sasaran 2.00×',
  'bonusPrice.choice.mines': '3 ranjau dan 3 petak',
  'bonusPrice.choice.plinko': '12 baris, risiko sedang',
  'bonusPrice.choice.crash': 'cairkan di 2.00×',
}
