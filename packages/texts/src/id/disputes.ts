// SPDX-License-Identifier: Apache-2.0
import type { disputes as source } from '../en/disputes.ts'
import type { Translated } from '../translated.ts'

/** A withdrawal that has not arrived, for its owner. */
export const disputes: Translated<typeof source> = {
  'dispute.notReceived': 'Belum diterima',
  'dispute.proof': 'Bukti bahwa uang belum sampai',
  'dispute.hint':
    '1 sampai {count} gambar, PNG atau JPG, masing-masing {size} MB, misalnya rekening koran Anda.',
  'dispute.send': 'Kirim bukti',
  'dispute.sent': 'Terima kasih. Kami sedang mencari pembayarannya dan akan menulis kepada Anda.',
  'dispute.open':
    'Anda memberi tahu kami bahwa uang belum sampai. Kami sedang mencari pembayarannya dan akan menulis kepada Anda.',
  'dispute.picture': 'Bukti Anda, gambar {number}',
  'dispute.arrived': 'Ternyata sudah sampai',
  'dispute.forced':
    'Dianggap sudah diterima karena Anda tidak menjawab. Jika belum sampai, hubungi layanan pelanggan sebelum {time}.',
  'fault.wallet.proofNeeded': 'Tambahkan 1 sampai 3 gambar sebagai bukti',
  'mail.withdrawal.title': 'Penarikan Anda sebesar {amount}',
  'mail.withdrawal.reopened':
    'Kami sedang mencari pembayaran ini, yang belum sampai kepada Anda. Kami akan menulis kepada Anda setelah menemukannya.',
  'mail.withdrawal.arrived': 'Kami sudah menemukan pembayaran ini: uangnya sudah sampai di bank Anda.',
  'mail.withdrawal.returned':
    'Pembayaran ini kembali kepada kami. Kami akan membayarkannya lagi kepada Anda.',
}
