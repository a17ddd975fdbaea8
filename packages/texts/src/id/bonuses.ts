// SPDX-License-Identifier: Apache-2.0
import type { bonuses as source } from '../en/bonuses.ts'
import type { Translated } from '../translated.ts'

export const bonuses: Translated<typeof source> = {
  'bonuses.money': 'Uang bonus',
  'bonuses.inPlay': 'Bonus yang berjalan',
  'bonuses.record': 'Bonus 90 hari terakhir',
  'bonuses.cashFirst':
    'Taruhan memakai uang tunai dulu, lalu uang bonus. Kemenangan kembali ke uang yang dipertaruhkan.',
  'bonuses.bonusFirst':
    'Taruhan memakai uang bonus dulu, lalu uang tunai. Kemenangan kembali ke uang yang dipertaruhkan.',
  'bonuses.granted': 'Diberikan: {amount}',
  'bonuses.progress': 'Sudah dipertaruhkan',
  'bonuses.wagered': '{done} dari {required}',
  'bonuses.becomesCash': 'Setelah semuanya dipertaruhkan, sisa bonus menjadi tunai.',
  'bonuses.until': 'Sampai {time}',
  'bonuses.maxStake': 'Taruhan dengan uang bonus: paling banyak {amount}',
  'bonuses.counts': 'Yang dihitung',
  'bonuses.countsPercent': '{percent} dari setiap taruhan',
  'bonuses.otherGames': 'Permainan lain tidak dihitung, dan uang bonus tidak bisa dipertaruhkan di sana.',
  'bonuses.endingHint': 'Tidak menerima taruhan baru, dan berakhir saat taruhan yang berjalan selesai.',
  'bonuses.forfeit': 'Lepaskan bonus ini',
  'bonuses.forfeitTitle': 'Lepaskan bonus ini?',
  'bonuses.forfeitGoes': 'Hangus: uang bonus dan kemenangannya',
  'bonuses.forfeitStays': 'Tetap milik Anda: uang tunai dan kemenangannya',
  'bonuses.forfeitTurnover': 'Yang harus dipertaruhkan untuknya setelah itu',
  'bonuses.forfeitInPlay':
    'Jika masih ada taruhan dengan bonus ini, bonus berakhir saat taruhan itu selesai.',
  'bonuses.forfeitYes': 'Lepaskan',
  'bonuses.forfeited': 'Anda telah melepaskan bonus',
  'bonuses.forfeitLater': 'Bonus berakhir saat taruhannya yang berjalan selesai',
  'bonuses.turnover': 'Dipertaruhkan',
  'bonuses.stateTitle': 'Status',
  'bonuses.state.paid': 'Dibayar tunai',
  'bonuses.state.open': 'Berjalan',
  'bonuses.state.ending': 'Akan berakhir',
  'bonuses.state.completed': 'Selesai',
  'bonuses.state.forfeited': 'Dilepaskan',
  'bonuses.state.expired': 'Kedaluwarsa',
  'bonuses.state.cancelled': 'Dibatalkan',
  'bonuses.becameCash': '{amount} menjadi tunai',
  'bonuses.seeBonuses': 'Lihat bonus Anda',
  'bonuses.bonusLeft':
    'Untuk bonus: {amount}. Jika Anda melepaskan bonus, tidak ada lagi yang harus dipertaruhkan untuknya.',
  'bonuses.depositLeft': 'Untuk deposit: {amount}',
  'bonuses.bar.cashFirst': 'Taruhan memakai uang tunai dulu. Di atas {cash} memakai uang bonus.',
  'bonuses.bar.bonusFirst': 'Taruhan memakai uang bonus dulu, lalu uang tunai.',
  'bonuses.bar.notHere': 'Uang bonus tidak bisa dipertaruhkan di permainan ini.',
  'shell.betRefused.bonusGame':
    'Taruhan tidak dipasang: uang tunai Anda tidak cukup, dan uang bonus tidak bisa dipertaruhkan di permainan ini.',
  'shell.betRefused.bonusStake': 'Taruhan tidak dipasang: taruhan dengan uang bonus paling banyak {amount}.',
}
