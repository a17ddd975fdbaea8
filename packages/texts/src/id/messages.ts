// SPDX-License-Identifier: Apache-2.0
import type { messages as source } from '../en/messages.ts'
import type { Translated } from '../translated.ts'

/** Banners and notices. */
export const messages: Translated<typeof source> = {
  'messages.banners': 'Penawaran dan berita',
  'messages.banner.of': '{number} dari {total}',
  'messages.banner.pause': 'Hentikan spanduk',
  'messages.banner.play': 'Lanjutkan spanduk',
  'messages.banner.show': 'Tampilkan spanduk {number}',
  'messages.notices': 'Pengumuman',
  'messages.notices.all': 'Semua pengumuman',
  'messages.notices.pinned': 'Disematkan',
  'messages.notices.empty': 'Belum ada pengumuman',
  'messages.notices.previous': 'Pengumuman sebelumnya',
  'messages.notices.next': 'Pengumuman berikutnya',
  'messages.notices.of': '{number} dari {total}',
  'messages.publicity': 'Berita',
  'messages.publicity.more': 'Kabar lainnya ({count})',
  'messages.leave.title': 'Anda akan meninggalkan situs ini',
  'messages.leave.text': 'Tautan ini menuju {host}, yang bukan milik kami.',
  'messages.leave.go': 'Buka tautan',
  'messages.leave.stay': 'Tetap di sini',
  'messages.answer.title': 'Jawaban atas masukan Anda',
  'fault.messages.contentEmpty': 'Silakan isi pesan',
  'fault.messages.contentLength': 'Isi harus {min} sampai {max} karakter',
  'fault.messages.changedElsewhere':
    'Sementara itu, orang lain telah mengubah ini. Muat lagi dan ulangi perubahan Anda.',
  'fault.messages.pageTaken': 'Item lain sudah terbit sebagai halaman ini. Arsipkan dulu item itu.',
  'fault.messages.nothingPublished': 'Belum ada bagian item ini yang diterbitkan',
  'fault.messages.noSuchPicture': 'Salah satu gambar item ini tidak ada di pustaka, atau jenisnya berbeda',
  'fault.messages.pictureNotReadable': 'File ini tidak dapat dibaca sebagai gambar',
  'fault.messages.pictureWrongKind': 'Hanya gambar {formats} yang diterima',
  'fault.messages.pictureOtherName': 'Namanya menyebut {named}, tetapi ini gambar {found}',
  'fault.messages.pictureTooLarge': 'Ukuran gambar paling besar 5 MB',
  'fault.messages.pictureTooManyPixels': 'Ukuran gambar paling besar 40 megapiksel',
  'fault.messages.pictureTooSmall': 'Gambar ini terlalu kecil: paling sedikit {width} x {height} piksel',
  'fault.messages.pictureInUse': 'Gambar ini sedang dipakai: {items}',
  'fault.messages.tooManyFeedbacks':
    'Anda sudah mengirim beberapa kali. Silakan coba lagi dalam sepuluh menit.',
  'fault.messages.tooManyPictures':
    'Gambar untuk hari ini sudah cukup. Kirim tanpa gambar, atau coba lagi besok.',
  'fault.messages.libraryFull':
    'Pustaka merek ini penuh: sudah berisi {most} gambar. Hapus yang tidak dipakai.',
  'fault.messages.alreadyAnswered': 'Masukan ini sudah dijawab',
  'fault.messages.nobodyToAnswer': 'Ini dikirim oleh pengunjung: tidak ada kotak masuk untuk dijawab',
  'fault.messages.noSuchMember': 'Member tersebut tidak ada',
}
