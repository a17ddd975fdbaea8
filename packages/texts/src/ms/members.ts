import type { members as source } from '../en/members.ts'
import type { Translated } from '../translated.ts'

/** The member centre and its frame. */
export const members: Translated<typeof source> = {
  'members.center': 'Akaun Saya',
  'members.center.pages': 'Halaman pusat ahli',
  'members.security': 'Keselamatan',
  'members.account': 'Akaun',
  'members.since': 'Ahli sejak',
  'members.memberNumber': 'Nombor ahli',
  'members.password': 'Kata laluan log masuk',
  'members.password.change': 'Tukar kata laluan log masuk',
  'members.password.old': 'Kata laluan lama',
  'members.password.new': 'Kata laluan baharu',
  'members.password.confirm': 'Ulang kata laluan baharu',
  'members.password.done': 'Kata laluan telah ditukar',
  'members.payment': 'Kata laluan bayaran',
  'members.birthday.invalid': 'Sila masukkan tarikh dalam bentuk yyyy-MM-dd',
  'members.birthday.tooYoung': 'Anda mesti berumur sekurang-kurangnya {age} tahun',
  'fault.members.fixed': 'Ini hanya boleh diisi sekali, sila hubungi khidmat pelanggan',
  'members.payment.set': 'Ditetapkan',
  'members.payment.unset': 'Belum ditetapkan',
  'members.payment.hint': 'Enam angka. Ia menjaga setiap pengeluaran.',
  'members.payment.create': 'Tetapkan kata laluan bayaran',
  'members.payment.change': 'Tukar kata laluan bayaran',
  'members.payment.old': 'Kata laluan bayaran lama',
  'members.payment.new': 'Kata laluan bayaran baharu',
  'members.payment.confirm': 'Ulang kata laluan bayaran baharu',
  'members.payment.done': 'Kata laluan bayaran telah disimpan',
  'members.payment.sixDigits': 'Sila masukkan 6 aksara: angka sahaja',
}
