// SPDX-License-Identifier: Apache-2.0
import type { messages as source } from '../en/messages.ts'
import type { Translated } from '../translated.ts'

/** Banners and notices. */
export const messages: Translated<typeof source> = {
  'messages.banners': 'Tawaran dan berita',
  'messages.banner.of': '{number} daripada {total}',
  'messages.banner.pause': 'Hentikan sepanduk',
  'messages.banner.play': 'Sambung sepanduk',
  'messages.banner.show': 'Tunjukkan sepanduk {number}',
  'messages.notices': 'Pengumuman',
  'messages.notices.all': 'Semua pengumuman',
  'messages.notices.pinned': 'Disemat',
  'messages.notices.empty': 'Belum ada pengumuman',
  'messages.notices.previous': 'Pengumuman sebelumnya',
  'messages.notices.next': 'Pengumuman seterusnya',
  'messages.notices.of': '{number} daripada {total}',
  'messages.publicity': 'Berita',
  'messages.publicity.more': 'Berita lain ({count})',
  'messages.leave.title': 'Anda akan meninggalkan laman ini',
  'messages.leave.text': 'Pautan ini menuju ke {host}, yang bukan milik kami.',
  'messages.leave.go': 'Buka pautan',
  'messages.leave.stay': 'Kekal di sini',
  'messages.answer.title': 'Jawapan kepada maklum balas anda',
  'fault.messages.contentEmpty': 'Sila isi mesej',
  'fault.messages.contentLength': 'Kandungan mesti antara {min} dan {max} aksara',
  'fault.messages.changedElsewhere':
    'Orang lain telah mengubah ini. Muatkan semula dan ulang perubahan anda.',
  'fault.messages.pageTaken': 'Item lain telah diterbitkan sebagai halaman ini. Arkibkan item itu dahulu.',
  'fault.messages.nothingPublished': 'Belum ada apa-apa daripada item ini diterbitkan',
  'fault.messages.noSuchPicture': 'Satu gambar item ini tiada dalam pustaka, atau daripada jenis lain',
  'fault.messages.pictureNotReadable': 'Fail ini tidak dapat dibaca sebagai gambar',
  'fault.messages.pictureWrongKind': 'Hanya gambar {formats} diterima',
  'fault.messages.pictureOtherName': 'Namanya menyebut {named}, tetapi ini gambar {found}',
  'fault.messages.pictureTooLarge': 'Saiz gambar paling besar ialah 5 MB',
  'fault.messages.pictureTooManyPixels': 'Saiz gambar paling besar ialah 40 megapiksel',
  'fault.messages.pictureTooSmall':
    'Gambar ini terlalu kecil: ia perlu sekurang-kurangnya {width} x {height} piksel',
  'fault.messages.pictureInUse': 'Gambar ini sedang digunakan: {items}',
  'fault.messages.tooManyFeedbacks':
    'Anda sudah menghantar beberapa kali. Sila cuba lagi dalam sepuluh minit.',
  'fault.messages.tooManyPictures':
    'Gambar untuk hari ini sudah cukup. Hantar tanpa gambar, atau cuba lagi esok.',
  'fault.messages.libraryFull': 'Pustaka jenama ini penuh: ada {most} gambar. Padam yang tidak digunakan.',
  'fault.messages.alreadyAnswered': 'Maklum balas ini sudah dijawab',
  'fault.messages.nobodyToAnswer': 'Ini dihantar oleh pelawat: tiada peti masuk untuk dijawab',
  'fault.messages.noSuchMember': 'Tiada ahli sedemikian',
}
