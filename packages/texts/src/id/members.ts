import type { members as source } from '../en/members.ts'
import type { Translated } from '../translated.ts'

/** The member centre and its frame. */
export const members: Translated<typeof source> = {
  'members.center': 'Akun Saya',
  'members.center.pages': 'Halaman pusat member',
  'members.security': 'Keamanan',
  'members.account': 'Akun',
  'members.since': 'Member sejak',
  'members.memberNumber': 'Nomor member',
  'members.password': 'Kata sandi login',
  'members.password.change': 'Ubah kata sandi login',
  'members.password.old': 'Kata sandi lama',
  'members.password.new': 'Kata sandi baru',
  'members.password.confirm': 'Ulangi kata sandi baru',
  'members.password.done': 'Kata sandi sudah diubah',
  'members.payment': 'Kata sandi pembayaran',
  'members.birthday.invalid': 'Masukkan tanggal dengan format yyyy-MM-dd',
  'members.birthday.tooYoung': 'Anda harus berusia minimal {age} tahun',
  'fault.members.fixed': 'Ini hanya bisa diisi satu kali, silakan hubungi layanan pelanggan',
  'members.payment.set': 'Sudah dibuat',
  'members.payment.unset': 'Belum dibuat',
  'members.payment.hint': 'Enam angka. Menjaga setiap penarikan.',
  'members.payment.create': 'Buat kata sandi pembayaran',
  'members.payment.change': 'Ubah kata sandi pembayaran',
  'members.payment.old': 'Kata sandi pembayaran lama',
  'members.payment.new': 'Kata sandi pembayaran baru',
  'members.payment.confirm': 'Ulangi kata sandi pembayaran baru',
  'members.payment.done': 'Kata sandi pembayaran tersimpan',
  'members.payment.sixDigits': 'Masukkan 6 karakter: hanya angka',
}
