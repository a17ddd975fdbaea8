// SPDX-License-Identifier: Apache-2.0
import type { identityCheck as source } from '../en/identity-check.ts'
import type { Translated } from '../translated.ts'

/** Documents with which members prove who they are and where they live. */
export const identityCheck: Translated<typeof source> = {
  'identityCheck.title': 'Verifikasi identitas',
  'identityCheck.intro':
    'Tunjukkan siapa Anda dengan foto dokumen. Hanya staf yang berwenang yang melihatnya, dan setiap kali dilihat akan dicatat. Kami menghapus foto {days, plural, other {# hari}} setelah keputusan kami.',
  'identityCheck.proof.identity': 'Siapa Anda',
  'identityCheck.proof.address': 'Di mana Anda tinggal',
  'identityCheck.state.none': 'Belum dikirim',
  'identityCheck.state.waiting': 'Sedang diperiksa',
  'identityCheck.state.accepted': 'Diterima',
  'identityCheck.state.refused': 'Ditolak',
  'identityCheck.state.expired': 'Kedaluwarsa',
  'identityCheck.sent': 'Dikirim {time}',
  'identityCheck.until': 'Berlaku hingga {time}',
  'identityCheck.kind': 'Dokumen',
  'identityCheck.kind.passport': 'Paspor',
  'identityCheck.kind.identityCard': 'Kartu identitas, depan dan belakang',
  'identityCheck.kind.drivingLicence': 'SIM, depan dan belakang',
  'identityCheck.kind.proofOfAddress': 'Tagihan, rekening koran, atau surat resmi',
  'identityCheck.pictures': 'Foto',
  'identityCheck.pictures.hint':
    'Jumlah foto: {count}. PNG atau JPG, masing-masing maksimal {size} MB. Semua sudut harus terlihat dan setiap kata terbaca.',
  'identityCheck.send': 'Kirim dokumen',
  'identityCheck.done': 'Terima kasih. Kami akan melihat dokumen Anda dan menulis kepada Anda.',
  'identityCheck.takeBack': 'Tarik kembali',
  'identityCheck.takenBack': 'Anda telah menarik kembali dokumen Anda',
  'identityCheck.reason.unreadable':
    'Kami tidak dapat membacanya. Ambil foto yang tajam di tempat terang, lalu kirim lagi.',
  'identityCheck.reason.incomplete':
    'Ada bagian yang kurang. Kirim seluruhnya, dengan setiap sisi dan sudut.',
  'identityCheck.reason.wrongDocument': 'Ini bukan dokumen yang Anda pilih. Kirim salah satu dari daftar.',
  'identityCheck.reason.expired': 'Sudah tidak berlaku. Kirim yang masih berlaku.',
  'identityCheck.reason.otherName':
    'Namanya berbeda dari akun Anda. Kirim dokumen Anda sendiri, atau hubungi layanan pelanggan.',
  'identityCheck.reason.notGenuine':
    'Kami tidak dapat menerimanya sebagai asli. Kirim yang asli, atau hubungi layanan pelanggan.',
  'identityCheck.reason.underAge': 'Anda terlalu muda untuk bermain di sini, jadi akun Anda ditutup.',
  'mail.document.accepted': 'Dokumen Anda diterima',
  'mail.document.refused': 'Dokumen Anda ditolak',
  'mail.document.thanks': 'Terima kasih. Anda tidak perlu melakukan apa pun lagi.',
  'fault.compliance.documentPictures': 'Tambahkan semua foto yang diperlukan dokumen ini',
  'fault.compliance.documentWaiting': 'Dokumen Anda sedang diperiksa. Anda dapat menariknya kembali.',
  'fault.compliance.documentsToday': 'Anda telah mengirim banyak dokumen hari ini. Coba lagi besok.',
  'fault.compliance.documentDecided': 'Dokumen ini sudah diputuskan',
  'fault.compliance.needDocument':
    'Sebelum penarikan ini kami memerlukan dokumen yang menunjukkan siapa Anda. Kirim di verifikasi identitas; uang Anda tetap di akun Anda.',
  'fault.backoffice.underAge': 'Tanggal lahir ini di bawah batas usia. Tolak dokumen karena di bawah umur.',
  'fault.compliance.flagClosed': 'Tanda ini sudah ditutup',
  'fault.backoffice.notLower': 'Batas ini lebih tinggi dari yang berlaku',
}
