// SPDX-License-Identifier: Apache-2.0
import type { faults as source } from '../en/faults.ts'
import type { Translated } from '../translated.ts'

/**
 * Refusals of the contract that belong to no domain, and their generic field messages. Domain refusals are in
 * the file of their domain.
 */
export const faults: Translated<typeof source> = {
  'fault.call.malformed': 'Permintaan tidak dapat dibaca',
  'fault.call.invalid': 'Ada nilai yang salah',
  'fault.call.badBrand': 'Merek tidak dikenal',
  'fault.call.encryptionRequired': 'Panggilan ini harus dikirim terenkripsi',
  'fault.call.badEncryption': 'Data terenkripsi tidak dapat dibuka',
  'fault.call.unauthorized': 'Anda belum masuk, silakan masuk',
  'fault.call.forbidden': 'Anda tidak boleh melakukan ini',
  'fault.call.notFound': 'Tidak ada apa-apa di alamat ini',
  'fault.call.wrongMethod': 'Alamat ini tidak menerima metode tersebut',
  'fault.call.requestReused': 'Nomor permintaan ini sudah dipakai untuk hal lain',
  'fault.call.tooLarge': 'Permintaan terlalu besar',
  'fault.call.wrongContentType': 'Jenis konten ini tidak dibaca di sini',
  'fault.call.tooManyRequests': 'Terlalu banyak permintaan, silakan coba lagi dalam satu menit',
  'fault.call.unexpected': 'Terjadi kesalahan di pihak kami. Referensi {reference}',
  'fault.call.unavailable': 'Layanan sedang tidak tersedia, silakan coba beberapa saat lagi',
  'fault.field.unknown': 'Kolom ini tidak dikenal',
  'fault.field.required': 'Isian tidak boleh kosong',
  'fault.field.invalid': 'Nilai ini salah',
  'fault.maintenance': 'Situs sedang dalam pemeliharaan',
  'fault.site.invalidUrl': 'URL tidak valid, silakan hubungi layanan pelanggan',
  'fault.site.ipBlocked': 'Akses dibatasi',
  'fault.site.regionRestricted': 'Situs ini tidak tersedia di lokasi Anda',
  'fault.backoffice.noOperator': 'Operator ini tidak ada',
  'fault.backoffice.ownApp':
    'Orang lain harus mereset aplikasi autentikator Anda, atau hapus sendiri dengan salah satu kodenya',
  'fault.backoffice.settingChanged': 'Sementara itu, orang lain telah mengubah ini: {names}. Periksa kembali',
  'fault.backoffice.noBrand': 'Brand tersebut tidak ada',
  'fault.backoffice.codeRequired': 'Masukkan kode dari aplikasi autentikator Anda',
  'fault.backoffice.ownRequest': 'Anda sendiri yang memintanya; operator lain yang memutuskan',
  'fault.backoffice.requestOver': 'Permintaan ini sudah diputuskan atau sudah kedaluwarsa',
  'fault.backoffice.requestWaiting': 'Permintaan yang sama sudah ada dan menunggu keputusan',
  'fault.backoffice.noMember': 'Member tersebut tidak ada',
  'fault.backoffice.noAgent': 'Tidak ada agen aktif dengan nama ini di brand ini',
  'fault.backoffice.noUpline': 'Agen umum atau akun uji coba tidak memiliki upline',
  'fault.backoffice.hasUpline': 'Kontrak agen ini ditawarkan oleh upline-nya, bukan oleh operator',
  'fault.backoffice.kindOff': 'Jenis kontrak ini dinonaktifkan di merek ini',
  'fault.backoffice.uplineCircle': 'Akun tidak dapat berada di bawah dirinya sendiri atau timnya sendiri',
  'fault.site.ownCurrencyOnly': 'Hanya untuk akun dalam {currency}',
  'fault.agents.lineTooDeep': 'Satu jalur paling banyak memiliki 50 tingkat',
  'fault.backoffice.moveWaiting': 'Pemindahan akun ini sudah direncanakan. Batalkan dulu',
  'fault.backoffice.lineBlocked': 'Jaringan ini sudah diblokir',
  'fault.backoffice.lineNotBlocked': 'Jaringan ini tidak memiliki blokir sendiri',
  'fault.backoffice.noSharedLine': 'Temuan ini tidak ada di jaringan mana pun',
  'fault.backoffice.sharedLineNotOpen': 'Temuan ini sudah tidak terbuka',
  'fault.backoffice.noMove': 'Tidak ada pemindahan akun ini yang direncanakan',
  'fault.backoffice.noRank': 'Akun uji coba tidak memiliki peringkat',
  'fault.backoffice.badStatement':
    'Berkas tidak dapat dibaca. Baris {line}: {problem}. Tidak ada yang diubah',
  'fault.backoffice.badRange': 'Pilih paling banyak 92 hari yang tidak di masa depan',
  'fault.backoffice.noHost': 'Host tersebut tidak ada',
  'fault.backoffice.noChange': 'Perubahan tersebut tidak ada',
  'fault.backoffice.brandTaken': 'Brand lain sudah memakai kode ini',
  'fault.backoffice.hostTaken': 'Host ini sudah dipakai',
  'fault.backoffice.vendorAway': 'Penyedia sedang tidak mengirim daftar game-nya',
  'fault.backoffice.noList':
    'Penyedia demo memakai akun ini bersama; akun ini tidak memiliki daftar game sendiri',
  'fault.backoffice.firstBrand': 'Brand pertama tidak dapat ditutup',
}
