// SPDX-License-Identifier: Apache-2.0
import type { bonuses as source } from '../en/bonuses.ts'
import type { Translated } from '../translated.ts'

export const bonuses: Translated<typeof source> = {
  'bonuses.money': 'Wang bonus',
  'bonuses.inPlay': 'Bonus yang berjalan',
  'bonuses.record': 'Bonus 90 hari lepas',
  'bonuses.cashFirst':
    'Pertaruhan guna wang tunai dahulu, kemudian wang bonus. Kemenangan kembali kepada wang yang dipertaruhkan.',
  'bonuses.bonusFirst':
    'Pertaruhan guna wang bonus dahulu, kemudian wang tunai. Kemenangan kembali kepada wang yang dipertaruhkan.',
  'bonuses.granted': 'Diberikan: {amount}',
  'bonuses.progress': 'Sudah dipertaruhkan',
  'bonuses.wagered': '{done} daripada {required}',
  'bonuses.becomesCash': 'Apabila semuanya dipertaruhkan, baki bonus menjadi tunai.',
  'bonuses.until': 'Sehingga {time}',
  'bonuses.maxStake': 'Pertaruhan dengan wang bonus: paling banyak {amount}',
  'bonuses.counts': 'Yang dikira',
  'bonuses.countsPercent': '{percent} daripada setiap pertaruhan',
  'bonuses.otherGames': 'Permainan lain tidak dikira, dan wang bonus tidak boleh dipertaruhkan di situ.',
  'bonuses.endingHint':
    'Ia tidak menerima pertaruhan baharu, dan tamat apabila pertaruhan yang berjalan selesai.',
  'bonuses.forfeit': 'Lepaskan bonus ini',
  'bonuses.forfeitTitle': 'Lepaskan bonus ini?',
  'bonuses.forfeitGoes': 'Hilang: wang bonus dan kemenangannya',
  'bonuses.forfeitStays': 'Kekal milik anda: wang tunai dan kemenangannya',
  'bonuses.forfeitTurnover': 'Perlu dipertaruhkan untuknya selepas itu',
  'bonuses.forfeitInPlay':
    'Jika masih ada pertaruhan dengan bonus ini, ia tamat apabila pertaruhan itu selesai.',
  'bonuses.forfeitYes': 'Lepaskan',
  'bonuses.forfeited': 'Anda telah melepaskan bonus',
  'bonuses.forfeitLater': 'Bonus tamat apabila pertaruhannya yang berjalan selesai',
  'bonuses.turnover': 'Dipertaruhkan',
  'bonuses.stateTitle': 'Status',
  'bonuses.state.paid': 'Dibayar tunai',
  'bonuses.state.open': 'Berjalan',
  'bonuses.state.ending': 'Akan tamat',
  'bonuses.state.completed': 'Selesai',
  'bonuses.state.forfeited': 'Dilepaskan',
  'bonuses.state.expired': 'Tamat tempoh',
  'bonuses.state.cancelled': 'Dibatalkan',
  'bonuses.becameCash': '{amount} menjadi tunai',
  'bonuses.seeBonuses': 'Lihat bonus anda',
  'bonuses.bonusLeft':
    'Untuk bonus: {amount}. Jika anda melepaskan bonus, tiada lagi yang perlu dipertaruhkan untuknya.',
  'bonuses.depositLeft': 'Untuk deposit: {amount}',
  'bonuses.bar.cashFirst': 'Pertaruhan guna wang tunai dahulu. Melebihi {cash} guna wang bonus.',
  'bonuses.bar.bonusFirst': 'Pertaruhan guna wang bonus dahulu, kemudian wang tunai.',
  'bonuses.bar.notHere': 'Wang bonus tidak boleh dipertaruhkan dalam permainan ini.',
  'shell.betRefused.bonusGame':
    'Pertaruhan tidak dibuat: wang tunai anda tidak mencukupi, dan wang bonus tidak boleh dipertaruhkan dalam permainan ini.',
  'shell.betRefused.bonusStake':
    'Pertaruhan tidak dibuat: pertaruhan dengan wang bonus paling banyak {amount}.',
}
